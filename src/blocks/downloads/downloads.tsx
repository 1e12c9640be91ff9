import type { BlockProps } from '../../ui/block-props';
import { Icon } from '../../ui/icon';
import { arrowDownToLine } from '../../ui/icon-shapes';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';

export function Downloads({ block }: BlockProps<'downloads'>) {
  return (
    <Section block={block} className="downloads" frame="downloads-frame">
      <SectionHead heading={block.heading} lead={block.lead} />
      <div className="downloads-groups">
        {keyed(block.groups).map(({ key, item: { heading, files } }) => (
          <div key={key} className="downloads-group">
            {heading && <h3>{heading}</h3>}
            <ul>
              {keyed(files).map(({ key, item: { file, title, text, kind, size } }) => (
                <li key={key} className="download">
                  <span className="download-sheet" aria-hidden="true">
                    {kind}
                  </span>
                  <div className="download-text">
                    <a href={file}>{title}</a>
                    {text && <p>{text}</p>}
                  </div>
                  {kind && <p className="download-size">{size ? `${kind}, ${size}` : kind}</p>}
                  <Icon shape={arrowDownToLine} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

import type { BlockProps } from '../../ui/block-props';
import { IconPlate } from '../../ui/icon-plate';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { Static } from '../../ui/static';

export function Hub({ block }: BlockProps<'hub'>) {
  return (
    <Section block={block} className="hub">
      <SectionHead label={block.label} heading={block.heading} lead={block.lead} />
      <div className="hub-body">
        <div className="hub-art">
          <Static id={block.image} use="figure" />
        </div>
        <ul className="hub-points">
          {keyed(block.points).map(({ key, item: point }) => (
            <li key={key}>
              <IconPlate id={point.icon} />
              <h3 className="h3">{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

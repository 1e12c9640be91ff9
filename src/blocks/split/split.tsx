import { ActionLink } from '../../ui/action-link';
import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { LogoList } from '../../ui/logo';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';

export function Split({ block }: BlockProps<'split'>) {
  return (
    <Section
      block={block}
      className={block.as === 'bleed' ? 'split split-bleed' : 'split'}
      frame={`split-frame split-${block.imageSide ?? 'end'}`}
    >
      <div className="split-copy">
        <h2 className="h2">{block.heading}</h2>
        {block.text && <Rich text={block.text} className="lead" />}
        {block.list && (
          <ul className="split-list">
            {keyed(block.list).map(({ key, item }) => (
              <li key={key}>
                {item.icon && <Static id={item.icon} use="icon" />}
                {item.text}
              </li>
            ))}
          </ul>
        )}
        {block.brands && (
          <div className="split-brands">
            <p>{block.brands.label}</p>
            <LogoList logos={block.brands.logos} className="split-logos" />
          </div>
        )}
        {block.action && <ActionLink action={block.action} look="primary" />}
        {block.note && <p className="small-print">{block.note}</p>}
      </div>
      <div className="split-art">
        <Static id={block.image} use="figure" />
      </div>
    </Section>
  );
}

import { ActionRow } from '../../ui/action-link';
import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { CardCell } from './card-cell';
import { gridShape } from './grid-shape';

export function CardGrid({ block, prefix }: BlockProps<'cardGrid'>) {
  const { columns, spans } = gridShape(block.cards.length, block);
  const headIn = block.as === 'headIn';
  // It stands for a hero, with the page's main heading.
  const isTop = headIn && prefix === 'b1';
  const Heading = isTop ? 'h1' : 'h2';
  const actions = block.actions && <ActionRow actions={block.actions} first="primary" others="secondary" />;
  return (
    <Section block={block} className="card-grid">
      {!headIn && (
        <SectionHead heading={block.heading} lead={block.lead}>
          {actions}
        </SectionHead>
      )}
      <ul className={headIn ? 'cells cells-headed' : 'cells'} data-columns={columns}>
        {headIn && (
          <li className="cell cell-wide cell-head">
            <Heading className={isTop ? 'd2' : 'h2'}>{block.heading}</Heading>
            {block.lead && <Rich text={block.lead} className="lead" />}
            {actions}
          </li>
        )}
        {keyed(block.cards).map(({ key, item: card }) => (
          <CardCell
            key={key}
            card={card}
            heading={isTop ? 'h2' : 'h3'}
            color={block.icons ?? (block.tone === 'ink' ? 'teal' : 'blue')}
            span={spans[key]}
          />
        ))}
      </ul>
    </Section>
  );
}

import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { CardCell } from './card-cell';
import { gridShape } from './grid-shape';

export function CardGrid({ block }: BlockProps<'cardGrid'>) {
  const { columns, wide } = gridShape(block.cards.length);
  return (
    <Section block={block} className="card-grid">
      <SectionHead heading={block.heading} lead={block.lead} />
      <ul className="cells" data-columns={columns}>
        {keyed(block.cards).map(({ key, item: card }) => (
          <CardCell
            key={key}
            card={card}
            color={block.icons ?? (block.tone === 'ink' ? 'teal' : 'blue')}
            wide={key < wide}
          />
        ))}
      </ul>
    </Section>
  );
}

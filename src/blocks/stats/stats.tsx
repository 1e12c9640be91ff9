import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { StatCell } from './stat-cell';

export function Stats({ block }: BlockProps<'stats'>) {
  return (
    <Section block={block} className="stats">
      <SectionHead heading={block.heading} />
      <dl className="cells" data-columns={block.items.length}>
        {keyed(block.items).map(({ key, item }) => (
          <StatCell key={key} item={item} />
        ))}
      </dl>
    </Section>
  );
}

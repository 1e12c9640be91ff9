import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { usePage } from '../../ui/page-context';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { PlanCell } from './plan-cell';
import { hasLong } from './price-parts';

/** So many plans stand in one row; more in rows of three. */
const mostInRow = 4;

export function Pricing({ block }: BlockProps<'pricing'>) {
  const { heading, lead, currency, plans, note } = block;
  const { locale } = usePage();
  const count = plans.length;
  const byThree = count > mostInRow;
  return (
    <Section block={block} className="pricing" frame={count === 1 ? 'pricing-one' : 'pricing-some'}>
      <SectionHead heading={heading} lead={lead} />
      <ul
        className={hasLong(plans, currency, locale) ? 'cells plans plans-long' : 'cells plans'}
        suppressHydrationWarning
        data-columns={byThree ? 3 : count}
        data-by-three={byThree || undefined}
      >
        {keyed(plans).map(({ key, item }) => (
          <PlanCell key={key} plan={item} currency={currency} />
        ))}
      </ul>
      {note && <p className="pricing-note small-print">{note}</p>}
    </Section>
  );
}

import type { View } from '../../site/resolve/view';
import type { Plan } from '../../site/schema/types.gen';
import { usePage } from '../../ui/page-context';
import { useWords } from '../../ui/words';
import { priceParts, shownPrice } from './price-parts';

const periodWords = {
  hour: 'perHour',
  day: 'perDay',
  week: 'perWeek',
  month: 'perMonth',
  year: 'perYear',
} as const;

/** What a plan costs, and for what time. */
export function Price({ plan, currency }: { plan: View<Plan>; currency: string | undefined }) {
  const { amount, instead, period, per, second } = plan;
  const { locale } = usePage();
  const words = useWords();
  const beside = per ?? (period && words[periodWords[period]]);
  return (
    <div className="plan-price">
      <p className="plan-first">
        {amount === undefined ? (
          <span className="plan-instead">{instead}</span>
        ) : (
          <Amount amount={amount} currency={currency} locale={locale} />
        )}
        {beside && <span className="plan-per"> {beside}</span>}
      </p>
      {second && (
        <p className="plan-second">
          <bdi dir="ltr" suppressHydrationWarning>
            {shownPrice(second.amount, currency, locale)}
          </bdi>{' '}
          {second.text}
        </p>
      )}
    </div>
  );
}

interface AmountProps {
  amount: number;
  currency: string | undefined;
  locale: string;
}

function Amount({ amount, currency, locale }: AmountProps) {
  const { before, whole, fraction, after } = priceParts(amount, currency, locale);
  return (
    <bdi dir="ltr" className="plan-amount" suppressHydrationWarning>
      <span className="plan-small" suppressHydrationWarning>
        {before}
      </span>
      <span suppressHydrationWarning>{whole}</span>
      <span className="plan-small" suppressHydrationWarning>
        {fraction}
      </span>
      <span className="plan-small" suppressHydrationWarning>
        {after}
      </span>
    </bdi>
  );
}

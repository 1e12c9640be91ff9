import type { View } from '../../site/resolve/view';
import type { StatItem } from '../../site/schema/types.gen';
import { IconPlate } from '../../ui/icon-plate';
import { usePage } from '../../ui/page-context';
import { barFill, barLength } from './bar-fill';
import { Counter } from './counter';
import { counterClass } from './counter-class';
import { shownNumber } from './shown-number';

/** The number is there twice: for screen readers, where it never changes, and on the screen, where it may count. */
export function StatCell({ item }: { item: View<StatItem> }) {
  const { locale } = usePage();
  const { value, suffix = '', label, icon, jacket = 'blue' } = item;
  return (
    <div className={`cell stat j-${jacket}`}>
      <dt>{label}</dt>
      <dd>
        {icon && <IconPlate id={icon} color="teal" />}
        <span className="visually-hidden" suppressHydrationWarning>
          {shownNumber(value, locale) + suffix}
        </span>
        <span className={counterClass(value, suffix, locale)} aria-hidden="true" suppressHydrationWarning>
          <Counter value={value} />
          {suffix && <span className="counter-suffix">{suffix}</span>}
        </span>
        <svg
          className="stat-bar"
          viewBox={`0 0 ${barLength} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 .5h${barLength}`} />
          <path d={`M0 .5h${barFill(value, suffix)}`} />
        </svg>
      </dd>
    </div>
  );
}

import { useRef } from 'react';
import { usePage } from '../../ui/page-context';
import { shownNumber } from './shown-number';
import { useCount } from './use-count';

/** A number: the final value, which also sets the width, until a script counts up to it. */
export function Counter({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const { locale } = usePage();
  const shown = useCount(element, value);
  return (
    <span
      ref={element}
      className="counter-value"
      data-value={value}
      data-end={shownNumber(value, locale)}
      suppressHydrationWarning
    >
      {shownNumber(shown, locale)}
    </span>
  );
}

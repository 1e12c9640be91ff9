import type { TimeSpan } from '../../site/page/opening-hours';

/** In hours. */
const usual = { opens: 7, closes: 19 };

/** The hours that the bars of a week show: the usual ones, and all that is open. */
export const shownHours = (spans: readonly TimeSpan[]): TimeSpan => ({
  opens: Math.min(usual.opens, ...spans.map(({ opens }) => Math.floor(opens / 60))),
  closes: Math.max(usual.closes, ...spans.map(({ closes }) => Math.ceil(closes / 60))),
});

/** A day in half hours, decorative: the times are beside it. */
export function DayBar({ spans, shown }: { spans: readonly TimeSpan[]; shown: TimeSpan }) {
  const at = (minutes: number) => (minutes / 60 - shown.opens) * 2;
  const width = (shown.closes - shown.opens) * 2;
  return (
    <dd className="hours-bar" aria-hidden="true">
      <svg viewBox={`0 0 ${width} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 .5H${width}`} />
        <path d={spans.map(({ opens, closes }) => `M${at(opens)} .5H${at(closes)}`).join('')} />
      </svg>
    </dd>
  );
}

import { type LocalTime, type OpeningHours, openStatus, weekdayOf } from '../../site/page/opening-hours';
import type { SpanView } from '../../site/resolve/view';
import { fillIn } from '../../site/words/words';
import { useWords } from '../../ui/words';

interface OpenNowProps {
  hours: OpeningHours<SpanView>;
  days: readonly string[];
  now: LocalTime | undefined;
}

/** Empty until the visitor's clock is known. */
export function OpenNow({ hours, days, now }: OpenNowProps) {
  const { openNow, openUntil, closedNow, opensAt, opensOn } = useWords();
  const status = now && openStatus(hours, now);
  const say = () => {
    if (!now || !status) return '';
    if (status.isOpen) return status.last ? fillIn(openUntil, { time: status.last.to }) : openNow;
    if (!status.next) return closedNow;
    const { date, first } = status.next;
    const day = days[weekdayOf(date)] ?? '';
    return date === now.date
      ? fillIn(opensAt, { time: first.from })
      : fillIn(opensOn, { day, time: first.from });
  };
  return (
    <p className="hours-status" data-open={status?.isOpen}>
      {say()}
    </p>
  );
}

import type { SpanView } from '../../site/resolve/view';
import { useWords } from '../../ui/words';

/** When it is open on a day, and what is to say of it; or that it is closed. */
export function DayTimes({ spans, text }: { spans: readonly SpanView[]; text: string | undefined }) {
  const { closed } = useWords();
  return (
    <dd className={spans.length > 0 ? 'hours-times' : 'hours-times hours-closed'}>
      {spans.map(({ opens, from, to }) => (
        <bdi key={opens}>{`${from}–${to}`}</bdi>
      ))}
      {text ? <span>{text}</span> : spans.length === 0 && closed}
    </dd>
  );
}

import type { SpanView } from '../../site/resolve/view';
import { useWords } from '../../ui/words';

interface DayTimesProps {
  spans: readonly SpanView[];
  text: string | undefined;
  /** The text says why a day differs, not when it is open. */
  isReason?: boolean;
}

/** When it is open on a day, and what is to say of it; or that it is closed. */
export function DayTimes({ spans, text, isReason = false }: DayTimesProps) {
  const { closed } = useWords();
  const saysClosed = text?.toLowerCase().includes(closed.toLowerCase()) ?? false;
  const isClosed = spans.length === 0 && (isReason ? !saysClosed : !text);
  return (
    <dd className={spans.length > 0 ? 'hours-times' : 'hours-times hours-closed'}>
      {spans.map(({ opens, from, to }) => (
        <bdi key={opens}>{`${from}–${to} `}</bdi>
      ))}
      {isClosed && <span>{closed} </span>}
      {text && <span>{text}</span>}
    </dd>
  );
}

import type { SpanView } from '../../site/resolve/view';

interface DayTimesProps {
  spans: readonly SpanView[];
  text: string | undefined;
  /** What is said of a day without hours. */
  closed: string | undefined;
}

/** When it is open on a day, or that it is closed, and what else is to say of it. */
export function DayTimes({ spans, text, closed }: DayTimesProps) {
  return (
    <dd className={spans.length > 0 ? 'hours-times' : 'hours-times hours-closed'}>
      {spans.map(({ opens, from, to }) => (
        <bdi key={opens}>{`${from}–${to} `}</bdi>
      ))}
      {spans.length === 0 && closed && <span>{closed}</span>}
      {text && <span>{text}</span>}
    </dd>
  );
}

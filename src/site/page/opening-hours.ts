/** The days of a week, as content names them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** From one minute of a day to another; an end of 1,440 is midnight. */
export interface TimeSpan {
  opens: number;
  closes: number;
}

/** The hours of a place. The week begins on Monday, and each day's spans with the first one. */
export interface OpeningHours<Span extends TimeSpan = TimeSpan> {
  week: readonly (readonly Span[])[];
  /** Days such as `2026-12-24` that differ; `to` is one of them. */
  exceptions: readonly { from: string; to?: string; hours?: readonly Span[] }[];
}

/** A time by the clock on the wall of a place. */
export interface LocalTime {
  date: string;
  minutes: number;
}

export const midnight = 24 * 60;

export function parseSpan(text: string): TimeSpan {
  const [opens = 0, closes = 0] = text.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return { opens, closes };
}

/** Throws a RangeError for a zone that is not known. */
export function localTime(now: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** In UTC each day is as long as any other. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * midnight * 60_000).toISOString().slice(0, 10);

/** The number of its weekday; that of Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** Whether an exception is over on this day. */
export const isPast = ({ from, to = from }: { from: string; to?: string }, today: string): boolean =>
  to < today;

/** The exception that is for a date: the first of several. */
export const exceptionOn = <Exception extends { from: string; to?: string }>(
  exceptions: readonly Exception[],
  date: string,
): Exception | undefined => exceptions.find(({ from, to = from }) => from <= date && date <= to);

/** The hours of a date: an exception comes before the week. */
export function hoursOn<Span extends TimeSpan>(
  { week, exceptions }: OpeningHours<Span>,
  date: string,
): readonly Span[] {
  const exception = exceptionOn(exceptions, date);
  return (exception ? exception.hours : week[weekdayOf(date)]) ?? [];
}

/** Open until the end of a span, or always; or closed until the begin of a span on a date, or for longer than a week. */
export type OpenStatus<Span extends TimeSpan> =
  | { isOpen: true; last?: Span }
  | { isOpen: false; next?: { date: string; first: Span } };

export function openStatus<Span extends TimeSpan>(
  hours: OpeningHours<Span>,
  { date, minutes }: LocalTime,
): OpenStatus<Span> {
  const today = hoursOn(hours, date);
  const current = today.find(({ opens, closes }) => opens <= minutes && minutes < closes);
  if (current) return openFrom(hours, date, current);
  // The same weekday in a week would be taken for today.
  for (let days = 0; days < 7; days++) {
    const other = dateAfter(date, days);
    const first = hoursOn(hours, other).find(({ opens }) => days > 0 || opens > minutes);
    if (first) return { isOpen: false, next: { date: other, first } };
  }
  return { isOpen: false };
}

/** Spans that follow each other without a break are one, also over midnight. */
function openFrom<Span extends TimeSpan>(
  hours: OpeningHours<Span>,
  date: string,
  current: Span,
): OpenStatus<Span> {
  let last = current;
  for (let days = 0; days < 7; days++) {
    const spans = hoursOn(hours, dateAfter(date, days));
    for (const span of spans) if (span.opens === last.closes) last = span;
    if (last.closes < midnight) return { isOpen: true, last };
    const tomorrow = hoursOn(hours, dateAfter(date, days + 1)).find(({ opens }) => opens === 0);
    if (!tomorrow) return { isOpen: true, last };
    last = tomorrow;
  }
  return { isOpen: true };
}

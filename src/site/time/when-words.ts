import { type Calendar, instantOfDate } from './read-date';
import { utc } from './zone';

/** When something is shown, as it is written. */
export interface Dated {
  draft?: boolean;
  from?: string;
  until?: string;
}

/** When something is shown, as of now, in a few words; undefined for what is there, and stays. */
export function whenWords(
  { draft, from, until }: Dated,
  calendar: Calendar,
  now: number,
): string | undefined {
  if (draft) return 'Draft';
  const dayOf = (date: string | undefined) => {
    const instant = date === undefined ? undefined : instantOfDate(date, calendar);
    return instant === undefined ? undefined : { instant, words: dayWords(instant, now, calendar.zone) };
  };
  const [begin, end] = [dayOf(from), dayOf(until)];
  if (end && end.instant <= now) return `Over since ${end.words}`;
  if (begin && begin.instant > now) return `From ${begin.words}`;
  return end && `Until ${end.words}`;
}

/** A day of this year has no year. */
function dayWords(instant: number, now: number, zone = utc): string {
  const [local, today] = [instant, now].map((each) => new Date(zone.localAt(each)));
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(local?.getUTCFullYear() !== today?.getUTCFullYear() && { year: 'numeric' }),
  }).format(local);
}

import { createZone, type Gap, instantOf, startOfDay, type Zone } from './zone';

/** What dates of content are read with. */
export interface Calendar {
  /** Missing while the site has no zone, or one that is not known. */
  zone: Zone | undefined;
  /** Dates by name. */
  dates: Readonly<Record<string, string>>;
  /** What was read before: to ask a zone takes long, and many pages have the same dates. */
  known: Map<string, ReadDate>;
}

type Settings = { timeZone?: string; dates?: Readonly<Record<string, string>> };

export function createCalendar({ timeZone, dates = {} }: Settings = {}): Calendar {
  return { zone: timeZone === undefined ? undefined : knownZone(timeZone), dates, known: new Map() };
}

const calendars = new WeakMap<Settings, Calendar>();

/** The calendar of settings, made once: rules ask at each date. */
export function calendarOf(settings: Settings): Calendar {
  const calendar = calendars.get(settings) ?? createCalendar(settings);
  calendars.set(settings, calendar);
  return calendar;
}

/** False for a name. */
export const isDate = (text: string): boolean => form.test(text);

function knownZone(name: string): Zone | undefined {
  try {
    return createZone(name);
  } catch {
    return undefined;
  }
}

export type ReadDate =
  | { type: 'instant'; instant: number }
  | { type: 'name' | 'zone' | 'day' }
  | { type: 'gap'; zone: Zone; gap: Gap };

const form = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)(Z|[+-]\d\d:\d\d)?)?$/;

/** The instant of a date of the schema, or what it lacks. */
export function readDate(text: string, calendar: Calendar): ReadDate {
  const known = calendar.known.get(text) ?? readWritten(text, calendar);
  calendar.known.set(text, known);
  return known;
}

function readWritten(text: string, calendar: Calendar): ReadDate {
  const [, day, time, offset] = form.exec(text) ?? [];
  if (day === undefined) {
    const named = Object.hasOwn(calendar.dates, text) ? calendar.dates[text] : undefined;
    // A date that has a name has no other name.
    return named !== undefined && form.test(named) ? readDate(named, calendar) : { type: 'name' };
  }
  const midnight = Date.parse(`${day}T00:00Z`);
  // Where the month has no such day, there is none, or it is one of the next month.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return { type: 'day' };
  if (offset !== undefined) return { type: 'instant', instant: Date.parse(text) };
  const { zone } = calendar;
  if (!zone) return { type: 'zone' };
  if (time === undefined) return { type: 'instant', instant: startOfDay(midnight, zone) };
  const instant = instantOf(Date.parse(`${text}Z`), zone);
  return typeof instant === 'number' ? { type: 'instant', instant } : { type: 'gap', zone, gap: instant };
}

/** The instant of a date; undefined for one that lacks something. */
export function instantOfDate(text: string, calendar: Calendar): number | undefined {
  const read = readDate(text, calendar);
  return read.type === 'instant' ? read.instant : undefined;
}

/** A day, or a day and a time, as a site means it that has no zone: in UTC. */
export function zoned(date: string, { timeZone }: Pick<Settings, 'timeZone'>): string {
  if (timeZone !== undefined || /(Z|[+-]\d\d:\d\d)$/.test(date)) return date;
  return date.includes('T') ? `${date}Z` : `${date}T00:00Z`;
}

/** The names that an instant has. */
export const namesAt = (instant: number, calendar: Calendar): string[] =>
  Object.keys(calendar.dates).filter((name) => instantOfDate(name, calendar) === instant);

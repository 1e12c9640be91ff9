import type { Settings } from '../schema/types.gen';
import { always, common, type Interval, isWithin, joined } from '../time/interval';
import { type Calendar, calendarOf, createCalendar, instantOfDate } from '../time/read-date';
import { type Dates, type Draftable, isDated } from './block-dates';
import { addressesOf, type PageFacts } from './page-facts';

type DatedFacts = Pick<PageFacts, 'path' | 'aliases' | 'draft' | 'from' | 'until' | 'after' | 'dated'>;
type DatedPage = { facts: DatedFacts };

/** The addresses that are not there at an instant, each with where it leads then. */
export type Absent = ReadonlyMap<string, string | undefined>;

/** When the pages of a site are shown. */
export interface Times {
  calendar: Calendar;
  /** The instants at which something comes or goes, in order. */
  changes: readonly number[];
  /** From the last change of what is shown to the next one: nothing else depends on the clock. */
  now: Interval;
  /** The time of a page or a block; undefined for a draft, and for what is never shown. */
  timeOf(dates: Draftable): Interval | undefined;
  isShown(dates: Draftable, instant: number): boolean;
  /** When an address is shown, in order; undefined if that is always, or if no page has it. */
  of(address: string): readonly Interval[] | undefined;
  /** Where an address leads at an instant after its page went; undefined for nowhere. */
  leadAfter(address: string, instant: number): string | undefined;
  absentAt(instant: number): Absent;
  /** The same as of another instant. */
  asOf(instant: number): Times;
}

interface Shown {
  times: Interval[];
  leads: { since: number; lead: string }[];
}

/** The times of pages, and of an instant what changes before and after it. */
export function createTimes(
  settings: Pick<Settings, 'timeZone' | 'dates'> | undefined,
  pages: readonly DatedPage[],
  at: number,
  others: readonly Dates[] = [],
): Times {
  const calendar = settings ? calendarOf(settings) : createCalendar();
  // What can't be read is reported by a rule.
  const instantOf = (date: string | undefined) =>
    date === undefined ? undefined : instantOfDate(date, calendar);
  const timeOf: Times['timeOf'] = ({ draft, from, until }) => {
    if (draft) return undefined;
    return common(always, {
      from: instantOf(from) ?? always.from,
      until: instantOf(until) ?? always.until,
    });
  };
  const addresses = timesOfAddresses(pages, timeOf);
  const changes = changesOf(pages, others, timeOf);
  const leadAfter: Times['leadAfter'] = (address, instant) =>
    addresses
      .get(address)
      ?.leads.filter(({ since }) => since <= instant)
      .sort((a, b) => b.since - a.since)[0]?.lead;
  const nowAt = (instant: number): Interval => ({
    from: changes.findLast((change) => change <= instant) ?? always.from,
    until: changes.find((change) => change > instant) ?? always.until,
  });
  const times: Times = {
    calendar,
    changes,
    now: nowAt(at),
    timeOf,
    isShown(dates, instant) {
      const time = timeOf(dates);
      return time !== undefined && isWithin(instant, time);
    },
    of: (address) => addresses.get(address)?.times,
    leadAfter,
    absentAt(instant) {
      const absent = [...addresses].filter(([, { times }]) => !times.some((time) => isWithin(instant, time)));
      return new Map(absent.map(([address]) => [address, leadAfter(address, instant)]));
    },
    asOf: (instant) => ({ ...times, now: nowAt(instant) }),
  };
  return times;
}

/** Those of a site without dates. */
export const noTimes: Times = createTimes(undefined, [], 0);

/** Of the addresses that are not always shown. */
function timesOfAddresses(pages: readonly DatedPage[], timeOf: Times['timeOf']): Map<string, Shown> {
  const shown = new Map<string, Shown>();
  for (const { facts } of pages)
    if (isDated(facts))
      for (const address of addressesOf(facts)) shown.set(address, { times: [], leads: [] });
  if (shown.size === 0) return shown;
  for (const { facts } of pages) {
    const time = timeOf(facts);
    for (const address of time ? addressesOf(facts) : []) {
      const known = shown.get(address);
      if (!known || !time) continue;
      known.times.push(time);
      if (facts.after !== undefined) known.leads.push({ since: time.until, lead: facts.after });
    }
  }
  for (const [address, known] of shown) {
    known.times = joined(known.times);
    const [first] = known.times;
    if (first?.from === always.from && first.until === always.until) shown.delete(address);
  }
  return shown;
}

/** The instants at which a page, a block or something else comes or goes, in order. Those of a draft do not count. */
function changesOf(pages: readonly DatedPage[], others: readonly Dates[], timeOf: Times['timeOf']): number[] {
  const dated = pages.filter(({ facts }) => !facts.draft && (facts.dated || isDated(facts)));
  const all = dated.flatMap(({ facts }) => [facts, ...(facts.dated ?? [])]);
  const changes = [...all, ...others].flatMap((dates) => {
    const time = timeOf(dates);
    return time ? [time.from, time.until].filter(Number.isFinite) : [];
  });
  return [...new Set(changes)].sort((a, b) => a - b);
}

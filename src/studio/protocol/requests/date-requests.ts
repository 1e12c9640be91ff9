import type { Place } from '../../../site/json/place';

/** An instant in words, by the clock of the site. */
export interface DateWords {
  /** In milliseconds. */
  instant: number;
  /** Such as "Tue 1 December 2026". */
  day: string;
  /** Such as "1 Dec". */
  short: string;
  /** Such as "09:00". */
  time: string;
}

/** A date at which something comes or goes. */
export interface ComingDate extends DateWords {
  /** Those of `site.dates`, in words. */
  names: readonly string[];
}

/** What a date does to a page, or to all pages: that has no place. */
export interface ListedChange {
  type: 'comes' | 'goes' | 'changes';
  name: string;
  /** A sentence. */
  words: string;
  place?: Place;
}

export interface ListedComing extends ComingDate {
  /** Such as "in 4 days". */
  distance: string;
  /** The first of them. */
  changes: readonly ListedChange[];
  changeCount: number;
}

/** The next dates, and how many come later. */
interface NextDates<Each> {
  dates: readonly Each[];
  later: number;
}

/** Why what comes may not come by itself. */
export interface DateNote {
  title: string;
  words: string;
  /** To be copied for a colleague. */
  steps: string;
}

export interface DateRequests {
  /** `zone` is the clock that all times are of, in words. */
  dates: { given: object; answer: NextDates<ComingDate> & { today: DateWords; zone: string } };
  /** What each of them does. */
  comings: { given: object; answer: NextDates<ListedComing> };
  /** Asks the published site, too. Undefined without a date, and where a machine publishes at dates. */
  dateNote: { given: object; answer: DateNote | undefined };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** To make one takes as long as to format some hundred dates. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  formats.set(key, format);
  return format;
}

/** A year, a month or a day in the words of a language. The last of them is not moved to another day by any time zone. */
export function dateWords(date: string, locale: string): string {
  const [, month, day] = date.split('-');
  return formatOf(locale, {
    year: 'numeric',
    ...(month !== undefined && { month: day === undefined ? 'long' : 'short' }),
    ...(day !== undefined && { day: 'numeric' }),
  }).format(new Date(date));
}

/** A time of the day; midnight is that of the day before, too. */
export const timeWords = (minutes: number, locale: string): string =>
  formatOf(locale, { timeStyle: 'short' }).format(minutes * 60_000);

/** A day, or the first and the last of some: `December 24 – 26`. */
export const daysWords = (from: string, to: string, locale: string): string =>
  formatOf(locale, { day: 'numeric', month: 'long' }).formatRange(new Date(from), new Date(to));

/** The names of the days, that of Monday first. */
export const weekdayWords = (locale: string): string[] =>
  // The first of January 2024 was a Monday.
  Array.from({ length: 7 }, (_, day) =>
    formatOf(locale, { weekday: 'long' }).format(Date.UTC(2024, 0, 1 + day)),
  );

/** A year, a month or a day in the words of a language. The last of them is not moved to another day by any time zone. */
export function dateWords(date: string, locale: string): string {
  const [, month, day] = date.split('-');
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month !== undefined && { month: day === undefined ? 'long' : 'short' }),
    ...(day !== undefined && { day: 'numeric' }),
  }).format(new Date(date));
}

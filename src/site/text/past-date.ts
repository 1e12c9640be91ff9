const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = `(${months.map((name) => `${name}[a-z]*`).join('|')})\\.?`;
const day = '(\\d{1,2})(?:st|nd|rd|th)?';

/** How dates are written after words such as "until"; a day that is missing is the last of its month. */
const forms: readonly (readonly [pattern: RegExp, order: readonly ('day' | 'month' | 'year')[]])[] = [
  [new RegExp(`^${day} ${month},? (20\\d\\d)`, 'i'), ['day', 'month', 'year']],
  [new RegExp(`^${month} ${day},? (20\\d\\d)`, 'i'), ['month', 'day', 'year']],
  [/^(20\d\d)-(\d\d)-(\d\d)/, ['year', 'month', 'day']],
  [/^(\d{1,2})\.(\d{1,2})\.(20\d\d)/, ['day', 'month', 'year']],
  [new RegExp(`^${month},? (20\\d\\d)`, 'i'), ['month', 'year']],
  // Any other number may be one of meters.
  [/^(20\d\d)(?=$|[,.](?!\d)|[;:!?)*])/m, ['year']],
];

const before =
  /\b(?:until|till|expires(?: on)?|ends(?: on)?|valid (?:to|through)|no later than)(?: the)?(?: end of)? (?=[\dA-Z])/gi;

/** A date after "until" or a word like it that has passed. */
export function pastDate(text: string, today: Date): string | undefined {
  for (const { index, 0: words } of text.matchAll(before)) {
    const rest = text.slice(index + words.length);
    for (const [pattern, order] of forms) {
      const [found, ...parts] = pattern.exec(rest) ?? [];
      if (found === undefined) continue;
      const part = (name: (typeof order)[number]) => parts[order.indexOf(name)];
      if (endOf(part('year'), part('month'), part('day')) < today.getTime()) return found;
      break;
    }
  }
  return undefined;
}

/** The end of a day, a month or a year, wherever on earth it is read. */
function endOf(year: string | undefined, named: string | undefined, date: string | undefined): number {
  const number =
    named === undefined ? 12 : months.indexOf(named.slice(0, 3).toLowerCase()) + 1 || Number(named);
  return date === undefined
    ? Date.UTC(Number(year), number, 1, 12)
    : Date.UTC(Number(year), number - 1, Number(date) + 1, 12);
}

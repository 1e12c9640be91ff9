import type { CsvDelimiter } from './csv-table';

const delimiters: readonly CsvDelimiter[] = [',', ';', '\t'];

/** The one that the first line has most often outside of quotes: where a comma is in numbers, Excel writes `;`. */
export function delimiterOf(text: string): CsvDelimiter {
  const counts = new Map(delimiters.map((delimiter) => [delimiter.charCodeAt(0), 0]));
  let isQuoted = false;
  let isEmpty = true;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isBreak = code === 10 || code === 13;
    if (isBreak && !isQuoted && !isEmpty) break;
    isEmpty &&= isBreak;
    const count = counts.get(code);
    if (code === 34) isQuoted = !isQuoted;
    else if (count !== undefined && !isQuoted) counts.set(code, count + 1);
  }
  const countOf = (delimiter: CsvDelimiter) => counts.get(delimiter.charCodeAt(0)) ?? 0;
  // As often as a comma, it is another one: names of columns have commas.
  return delimiters.reduce((most, next) =>
    countOf(next) > 0 && countOf(next) >= countOf(most) ? next : most,
  );
}

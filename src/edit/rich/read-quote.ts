import { readInline } from './read-inline';
import {
  addUnit,
  endOfWords,
  type FoundUnit,
  isBlank,
  isOtherBlock,
  linesWhile,
  type ReadLines,
} from './reading';
import { textOfRuns } from './runs';

const start = /^> {0,3}(?! )/;
const holdsMore = (words: string) => isOtherBlock(words) || /^(?:[-*+]|\d{1,9}[.)]) /.test(words);
/** What the source of a quote begins with, on its last line. */
const dash = /^(?:—|–|--)/;

/** Paragraphs of a quote. Its source is one by itself, as on the page. */
export const readQuote: ReadLines = (reading, { text }, index) => {
  if (!text.startsWith('>')) return 0;
  reading.isOpen = false;
  const { source, lines, found } = reading;
  const before = found.length;
  const own = linesWhile(lines, index, (line) => line.text.startsWith('>'));
  const lastWords = own.findLastIndex((line) => !isBlank(line.text.slice(1)));
  for (const [at, line] of own.entries()) {
    const [marker] = start.exec(line.text) ?? [];
    const words = line.text.slice(marker?.length ?? 1);
    const last = reading.isOpen ? found.at(-1) : undefined;
    if (isBlank(words)) {
      reading.isOpen = false;
      continue;
    }
    if (marker === undefined || holdsMore(words)) return 'unknown';
    const [begin, end] = [line.at + marker.length, endOfWords(line)];
    const isSource = at === lastWords && dash.test(words);
    if (last && !isSource) last.end = end;
    else if (!last || divide(source, last, begin, end))
      addUnit(reading, { type: 'quote', first: found.length === before }, begin, end, true);
    else return 'unknown';
  }
  // Words below a quote that begin with nothing are part of it.
  const isEnded = !reading.isOpen || isBlank(lines[index + own.length]?.text ?? '');
  reading.isOpen = false;
  return isEnded && found.length > before ? own.length : 'unknown';
};

/** Ends a paragraph before the source of its quote, if both are read as they would be alone. */
function divide(source: string, last: FoundUnit, begin: number, end: number): boolean {
  const read = (from: number, to: number) =>
    textOfRuns(readInline(inOneQuote(source.slice(from, to)))?.runs ?? []).replaceAll('\n', ' ');
  // The page takes all of it for a source.
  if (dash.test(source.slice(last.start))) return false;
  const whole = read(last.start, end);
  if (source[last.end - 1] === '\\') last.end--;
  return whole === `${read(last.start, last.end)} ${read(begin, end)}`;
}

/** Words of a quote without what its lines begin with, at the same places. */
export const inOneQuote = (words: string): string =>
  words.replace(/\n>( *)/g, (_, spaces: string) => `\n ${spaces}`);

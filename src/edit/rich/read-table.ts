import { endBeforeSpaces, startBehindSpaces } from '../../site/page/spaces';
import { tableRule } from '../../site/page/table-rule';
import { readLetters } from './read-inline';
import { addUnit, endOfWords, isBlank, type Line, linesWhile, type ReadLines } from './reading';

interface Words {
  start: number;
  end: number;
}

/** A table whose lines all begin and end with a bar. */
export const readTable: ReadLines = (reading, line, index) => {
  const { lines, source } = reading;
  if (reading.isOpen || !line.text.startsWith('|') || !tableRule.test(lines[index + 1]?.text ?? '')) return 0;
  const own = linesWhile(lines, index, ({ text }) => text.startsWith('|'));
  const rows = own.map(cellsIn);
  const wordsOf = ({ start, end }: Words) => source.slice(start, end);
  const [, second = []] = rows;
  const rules = second.map(wordsOf);
  const isTable =
    isBlank(lines[index + own.length]?.text ?? '') &&
    rows.every(({ length }) => length === rules.length) &&
    rules.every((rule) => /^:?-+:?$/.test(rule));
  rows.splice(1, 1);
  if (!isTable || !areReadAlone(source, rows.flat())) return 'unknown';
  for (const [row, cells] of rows.entries())
    for (const [column, { start, end }] of cells.entries()) {
      const begins = column > 0 ? 'cell' : row > 0 ? 'row' : 'table';
      addUnit(reading, { type: 'cell', begins, rule: rules[column] ?? '' }, start, end);
    }
  return own.length;
};

/** The words between bars that no backslash is before. */
function cellsIn(line: Line): Words[] {
  const { text, at } = line;
  const last = endOfWords(line) - at;
  const cells: Words[] = [];
  let start = 1;
  for (let index = 1; index < last; index++)
    if (text[index] === '\\') index++;
    else if (text[index] === '|') {
      const first = startBehindSpaces(text, start, index);
      // Between spaces alone, words begin behind the first one.
      const begin = first < index ? first : Math.min(start + 1, index);
      cells.push({ start: at + begin, end: at + endBeforeSpaces(text, begin, index) });
      start = index + 1;
    }
  return start === last ? cells : [];
}

/** To the page, a table is one paragraph: what begins in one cell must not end in another. */
function areReadAlone(source: string, cells: readonly Words[]): boolean {
  const [begin, end] = [cells[0]?.start ?? 0, cells.at(-1)?.end ?? 0];
  const together = lettersIn(source, { start: begin - 1, end: end + 1 });
  let index = 0;
  return cells.every((cell) => {
    const isBefore = (place: number) => (together?.[index]?.at ?? place) < place;
    while (isBefore(cell.start)) index++;
    const first = index;
    while (isBefore(cell.end)) index++;
    return JSON.stringify(together?.slice(first, index)) === JSON.stringify(lettersIn(source, cell));
  });
}

const lettersIn = (source: string, { start, end }: Words) =>
  readLetters(source.slice(start, end))?.map((letter) => ({ ...letter, at: start + letter.at }));

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesOf } from '../../../tests/support/variations';
import { readCsv } from './read-csv';

const contents = fc.constantFrom('Rack', '12,90', '19" wide', 'first\nsecond', '', 'a, "b", c', '7');
const tables = fc.array(fc.tuple(contents, contents, contents), { minLength: 2, maxLength: 6 });

const write = (content: string) => (/["\n,]/.test(content) ? `"${content.replaceAll('"', '""')}"` : content);
const isQuoted = (cell: string) => cell.startsWith('"');

const textOf = (lines: readonly (readonly string[])[]) =>
  ['a,b,c', ...lines.map((cells) => cells.join(','))].map((line) => `${line}\n`).join('');

test.each<[string, (cell: string) => string]>([
  ['a quote that does not close', (cell) => (isQuoted(cell) ? cell.slice(0, -1) : cell)],
  ['a quote that does not open', (cell) => (isQuoted(cell) ? cell.slice(1) : cell)],
  ['a quote that is not written twice', (cell) => cell.replace('""', '"')],
  ['a quote without others', (cell) => (isQuoted(cell) ? cell : `${cell}x"`)],
  ['text after the quotes', (cell) => (isQuoted(cell) ? `${cell}x` : cell)],
  ['too many cells', (cell) => `${cell},x,y,z`],
])('%s is one mistake, at its row, and hides none of the others', (_, slip) => {
  fc.assert(
    fc.property(tables, fc.nat(), fc.nat(2), (rows, anyRow, column) => {
      const index = anyRow % rows.length;
      const lines = rows.map((row) => row.map(write));
      const line = lines[index] ?? [];
      const cell = line[column] ?? '';
      line[column] = slip(cell);
      if (line[column] === cell) return;
      const start = textOf(lines.slice(0, index)).length;

      const { rows: read, mistakes } = readCsv(textOf(lines));
      expect(mistakes).toHaveLength(1);
      expect(mistakes[0]?.offset).toBeGreaterThanOrEqual(start);
      expect(mistakes[0]?.offset).toBeLessThan(start + line.join(',').length);
      const below = rows.slice(index + 1);
      expect(read.slice(read.length - below.length).map(({ texts }) => texts)).toEqual(below);
    }),
    { numRuns: timesOf(1000) },
  );
});

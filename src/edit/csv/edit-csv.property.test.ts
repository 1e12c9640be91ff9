import fc from 'fast-check';
import { unparse } from 'papaparse';
import { expect, test } from 'vitest';
import { timesOf } from '../../../tests/support/variations';
import { cellsOf } from '../../site/csv/cells-of';
import { endOf } from '../../site/csv/csv-table';
import { readCsv } from '../../site/csv/read-csv';
import { applyEdits } from '../text/pieces';
import { readCsvText } from './csv-text';
import { deleteRow, insertRow, moveRow } from './edit-rows';
import { setCell } from './set-cell';

const numRuns = timesOf(1000);

const content = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '"', ',', ';', '\t', '\n', 'ä', '𝄞'),
  maxLength: 6,
});

/** A table as a spreadsheet or a person writes it, and what it says. */
const files = fc
  .record({
    columns: fc.integer({ min: 1, max: 4 }),
    height: fc.integer({ min: 1, max: 5 }),
    cells: fc.array(content, { minLength: 20, maxLength: 20 }),
    delimiter: fc.constantFrom(',', ';', '\t'),
    newline: fc.constantFrom('\n', '\r\n'),
    quotes: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
    ending: fc.nat(2),
    isShort: fc.boolean(),
  })
  .map(({ columns, height, cells, delimiter, newline, quotes, mark, ending, isShort }) => {
    const header = Array.from({ length: columns }, (_, column) => `column ${column}`);
    const rows = Array.from({ length: height }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
    // With one column, the delimiter is a comma, and an empty cell must be in quotes.
    const writing = { delimiter: columns === 1 ? ',' : delimiter, newline, quotes: quotes || columns === 1 };
    if (isShort && columns > 1) rows[0] = rows[0]?.slice(0, 1) ?? [];
    const lines = [header, ...rows].map((row) => unparse([row], writing).replaceAll(/\r?\n/g, newline));
    return { text: mark + lines.map((line) => line || '""').join(newline) + newline.repeat(ending), header };
  });

const textsOf = (text: string) =>
  readCsv(text).rows.map(({ texts }) => texts.map((each) => each.replaceAll('\r\n', '\n')));

test('a cell that is set has the content, and everything outside of it its bytes', () => {
  fc.assert(
    fc.property(files, fc.nat(), fc.nat(), content, ({ text, header }, anyRow, anyColumn, value) => {
      const { rows, delimiter } = readCsv(text);
      const [row, column] = [anyRow % rows.length, anyColumn % header.length];
      const next = applyEdits(text, setCell(readCsvText(text), row, `column ${column}`, value));

      const expected = textsOf(text);
      const line = expected[row] ?? [];
      if (line[column] !== undefined || value !== '') {
        while (line.length < column) line.push('');
        line[column] = value;
      }
      expect(textsOf(next)).toEqual(expected);
      expect(readCsv(next)).toMatchObject({ delimiter, mistakes: [] });

      const found = rows[row];
      const cell = found && cellsOf(text, delimiter, found)[column];
      const start = cell?.offset ?? (found ? endOf(found) : 0);
      const after = text.slice(cell ? endOf(cell) : start);
      expect(next.startsWith(text.slice(0, start)) && next.endsWith(after)).toBe(true);
    }),
    { numRuns },
  );
});

const breaksOf = (text: string) => [...new Set(text.match(/\r\n?|\n/g))];

test('rows that are added, deleted or moved leave the others as they are, byte by byte', () => {
  const written = (text: string) =>
    readCsv(text).rows.map(({ offset, length }) => text.slice(offset, offset + length));
  fc.assert(
    fc.property(
      files,
      fc.nat(),
      fc.nat(),
      fc.array(content, { maxLength: 4 }),
      ({ text, header }, one, other, cells) => {
        const before = written(text);
        const [from, to] = [one % before.length, other % before.length];
        const endsLine = (each: string) => /[\r\n]$/.test(each);

        const cut = applyEdits(text, deleteRow(readCsvText(text), from));
        expect(written(cut)).toEqual(before.toSpliced(from, 1));

        const moved = applyEdits(text, moveRow(readCsvText(text), from, to));
        expect(written(moved)).toEqual(before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? ''));
        expect(moved).toHaveLength(text.length);

        const at = other % (before.length + 1);
        const added = applyEdits(text, insertRow(readCsvText(text), at, cells));
        expect(written(added).toSpliced(at, 1)).toEqual(before);
        expect(textsOf(added)[at]).toEqual(header.map((_, column) => cells[column] ?? ''));

        for (const next of [cut, moved, added]) {
          expect(readCsv(next).header).toEqual(readCsv(text).header);
          expect(endsLine(next)).toBe(endsLine(text));
          expect(breaksOf(text)).toEqual(expect.arrayContaining(breaksOf(next)));
        }
      },
    ),
    { numRuns },
  );
});

import fc from 'fast-check';
import { parse, unparse } from 'papaparse';
import { expect, test } from 'vitest';
import { timesOf } from '../../../tests/support/variations';
import { cellsOf } from './cells-of';
import { readCsv } from './read-csv';

const numRuns = timesOf(2000);

const content = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', '"', ',', ';', '\t', '\n', '\r\n', 'ä', '𝄞'),
  maxLength: 6,
});
const tables = fc.integer({ min: 2, max: 4 }).chain((columns) =>
  fc.array(fc.array(content, { minLength: columns, maxLength: columns }), { maxLength: 6 }).map((rows) => ({
    header: Array.from({ length: columns }, (_, column) => `column ${column}`),
    rows,
  })),
);

test('a table that papaparse writes is read as it was, and each cell at its place', () => {
  const way = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    quotes: fc.boolean(),
    mark: fc.constantFrom('', '\uFEFF'),
  });
  fc.assert(
    fc.property(tables, way, ({ header, rows }, { mark, ...options }) => {
      const text = mark + unparse([header, ...rows], options);
      const table = readCsv(text);
      expect(table.mistakes).toEqual([]);
      expect(table.delimiter).toBe(options.delimiter);
      expect([table.header.map((cell) => cell.text), ...table.rows.map(({ texts }) => texts)]).toEqual([
        header,
        ...rows,
      ]);
      for (const row of table.rows)
        for (const cell of cellsOf(text, table.delimiter, row)) {
          const written = text.slice(cell.offset, cell.offset + cell.length);
          expect(parse(written, options).data.flat().join()).toBe(cell.text);
        }
    }),
    { numRuns },
  );
});

/** What spreadsheets never write, too; but no spaces, which papaparse leaves out after a quote. */
const anyText = fc.string({
  unit: fc.constantFrom('a', 'b', '"', '"', ',', ',', '\n', '\n', ';', '""', '",', '\n"'),
  maxLength: 40,
});

test('any text that papaparse reads without an error has the same cells, and with an error a mistake', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyText, (rest) => {
      const text = `a,b\n${rest}`;
      const { rows, mistakes } = readCsv(text);
      for (const { offset, length } of mistakes) {
        expect(length).toBeGreaterThan(0);
        expect(offset + length).toBeLessThanOrEqual(text.length);
      }
      const { data, errors } = parse<string[]>(text, { delimiter: ',', newline: '\n' });
      if (errors.length > 0) {
        expect(mistakes).not.toEqual([]);
        return;
      }
      compared += 1;
      // An empty line is a row of papaparse; so is one with an empty cell in quotes.
      const filled = (texts: readonly string[]) => texts.length > 1 || texts[0] !== '';
      expect(rows.map(({ texts }) => texts).filter(filled)).toEqual(data.slice(1).filter(filled));
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 10);
});

import { expect, test } from 'vitest';
import { readCsv } from '../../csv/read-csv';
import { memoryFiles } from '../../files/memory-files';
import { locateFindings } from '../../problem/locate-findings';
import { createFinding } from '../../problem/rule-text';
import { csvSyntax } from './csv-syntax';

/** What an editor sees of the mistakes of a table. */
function problemsOf(text: string): string[] {
  const file = 'rows.csv';
  const findings = readCsv(text).mistakes.map(({ kind, data, pointer, ...span }) =>
    createFinding(csvSyntax, { file, pointer, span }, kind, ...data),
  );
  return locateFindings(memoryFiles({ [file]: text }), findings).map(
    ({ line, column, endColumn, pointer, message, help }) =>
      `${line}:${column}-${endColumn} ${pointer} ${message} ${help}`,
  );
}

const twice = 'One that belongs to the text is written twice: "Rack, 19"" wide".';

test.each([
  [
    'name,width\nRack,19" wide\n',
    `2:8-9 /0/width This quotation mark is in a cell that does not begin with one. Put the cell in quotation marks. ${twice}`,
  ],
  [
    'name,width\nRack, "19"\n',
    '2:6-7 /0/width A space is before the quotation mark, so it does not begin the cell. Delete the space.',
  ],
  [
    'name,width\nRack,"19" wide"\n',
    `2:10-16 /0/width This text is after the quotation mark that ends its cell. Move it before that mark, or delete it. ${twice}`,
  ],
  [
    'name,width\n"Rack,19\n"Shelf",20\n',
    '2:1-2 /0/name This quotation mark begins a cell, and none ends it. Write another one at the end of the cell.',
  ],
  [
    'name;price\nRack;12;90\n',
    '2:9-11 /0 This row has 3 cells, and the first line names 2 columns. Delete what is too much. If a semicolon belongs to a text, put its cell in quotation marks.',
  ],
  [
    'name,price,name\nRack,12,13\n',
    '1:12-16  Two columns have the name "name". Give each column a name of its own, or delete one of the two.',
  ],
  [
    'name,\nRack,\nShelf,new\nBox,new\n',
    '3:7-10 /1/ This cell has content, but its column has no name: it is column 2. Name the column in the first line, or empty its cells.',
  ],
  [
    'name,width\nGr\uFFFD\uFFFDe,"19\n',
    `2:3-4  This character can't be read: the table is not saved as UTF-8, or the character is damaged. Save the table again as "CSV UTF-8". If the character is still wrong, write it again.`,
  ],
])('%j has one problem', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

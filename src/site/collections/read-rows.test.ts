import { describe, expect, test } from 'vitest';
import { newsFiles, type RowValues } from '../../../tests/support/news-site';
import { validators } from '../../node/base/content/compiled-validators';
import { readDefinitions } from './read-definitions';
import { readRows } from './read-rows';

/** A row with one field, `x`, of some kind. */
const definitionOf = (field: object) => ({ fields: { x: field } });

function read(definition: object, rows: Readonly<Record<string, RowValues>> | string) {
  const files = newsFiles({ definition, rows });
  const { definitions, findings } = readDefinitions(files, validators, undefined);
  expect(findings).toEqual([]);
  const news = definitions.get('news');
  if (!news) throw new Error('The definition holds.');
  const found = readRows(files, validators, news);
  return {
    ...found,
    said: found.findings.map(({ file, pointer, message, help }) => [
      `${file.replace('collections/news/', '')}${pointer}`,
      message,
      ...(help === undefined ? [] : [help]),
    ]),
  };
}

const csv = (cell: string) => `slug;x\na;"${cell.replaceAll('"', '""')}"\n`;

describe('a cell of a table means, by the kind of its field,', () => {
  test.each([
    ['a line', { kind: 'line' }, ' Two words ', 'Two words'],
    ['a line that looks like a number', { kind: 'line' }, '007', '007'],
    ['a text with paragraphs', { kind: 'markdown' }, 'One.\n\n*Two*', 'One.\n\n*Two*'],
    ['a number', { kind: 'number' }, '12.90', 12.9],
    ['a number below zero', { kind: 'number' }, '-3', -3],
    ['a day', { kind: 'date' }, '2026-11-02', '2026-11-02'],
    ['a day and a time', { kind: 'date' }, '2026-11-02T09:30', '2026-11-02T09:30'],
    ['a word', { kind: 'choice', of: ['new', 'used'] }, 'used', 'used'],
    ['words', { kind: 'words', of: ['new', 'used'] }, 'used, new', ['used', 'new']],
    ['a word of several', { kind: 'words', of: ['new', 'used'] }, 'used', ['used']],
    ['lines', { kind: 'line', list: true }, 'One, ,Two', ['One', 'Two']],
    ['numbers', { kind: 'number', list: true }, '1, 2.5', [1, 2.5]],
    ['a page', { kind: 'page' }, '/contact', '/contact'],
    ['an address', { kind: 'href' }, 'https://harborlights.net', 'https://harborlights.net'],
    ['an address for mail', { kind: 'email' }, 'hello@harborlights.net', 'hello@harborlights.net'],
    ['an icon', { kind: 'icon' }, 'wifi', 'wifi'],
    ['a color', { kind: 'color' }, '#1ba0d7', '#1ba0d7'],
    ['a picture', { kind: 'image' }, 'images/a.jpg', { type: 'file', src: 'images/a.jpg' }],
    [
      'a picture in words',
      { kind: 'image' },
      'images/a.jpg A crane',
      { type: 'file', src: 'images/a.jpg', alt: 'A crane' },
    ],
    [
      'a photo',
      { kind: 'fileImage' },
      'images/a.jpg A crane',
      { type: 'file', src: 'images/a.jpg', alt: 'A crane' },
    ],
  ])('%s', (_, field, cell, value) => {
    const { rows, said } = read(definitionOf(field), csv(cell));
    expect(said).toEqual([]);
    expect(rows).toEqual([
      { file: 'collections/news/rows.csv', pointer: '/0', slug: 'a', values: { slug: 'a', x: value } },
    ]);
  });

  test('nothing where it is empty', () => {
    const { rows, said } = read(definitionOf({ kind: 'line', optional: true }), csv(' '));
    expect(said).toEqual([]);
    expect(rows[0]?.values).toEqual({ slug: 'a' });
  });

  test('of a draft, true', () => {
    const { rows, said } = read(definitionOf({ kind: 'line' }), 'slug,x,draft\na,A,true\nb,B,false\nc,C,\n');
    expect(said).toEqual([]);
    expect(rows.map(({ values }) => values.draft)).toEqual([true, false, undefined]);
  });
});

describe('a cell that is no number says which one is meant', () => {
  test.each([
    ['12,90 €', '12.90: what it is counted in is a field of its own'],
    ['€ 12', '12: what it is counted in is a field of its own'],
    ['12,90', '12.90'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1 234,5', '1234.5'],
    ['1,234', '1234'],
    ['1.234.567', '1234567'],
    ['-12,5 m', '-12.5: what it is counted in is a field of its own'],
    ['- 12', '-12'],
    ['−12', '-12'],
    ['12.', '12'],
    ['1,2345', '1.2345'],
    ['ca. 30', '30: what it is counted in is a field of its own'],
  ])('%s: %s', (cell, meant) => {
    const { said, complete } = read(definitionOf({ kind: 'number' }), csv(cell));
    expect(said).toEqual([['rows.csv/0/x', `"${cell}" is not a number.`, `Write ${meant}.`]]);
    expect(complete).toBe(false);
  });

  test('or how numbers are written, where none can be meant', () => {
    const { said } = read(definitionOf({ kind: 'number' }), csv('free'));
    expect(said).toEqual([
      ['rows.csv/0/x', '"free" is not a number.', 'Write digits, with a point before decimals.'],
    ]);
  });
});

const line =
  'Write one line of text with at least one visible character, without line breaks and control characters.';
const tooMany = Array.from({ length: 4 }, (_, index) => `a${index}`);

describe('a value that its field does not take', () => {
  test.each([
    [
      'too long',
      { kind: 'line', max: 5 },
      'abcdef',
      '/x',
      '"x" must be 1 to 5 characters long, found 6.',
      line,
    ],
    [
      'too short',
      { kind: 'line', min: 5 },
      'abc',
      '/x',
      '"x" must be 5 to 400 characters long, found 3.',
      line,
    ],
    ['too large', { kind: 'number', max: 5 }, 6, '/x', '"x" must be at most 5, found the number 6.'],
    ['too small', { kind: 'number', min: 5 }, 4, '/x', '"x" must be at least 5, found the number 4.'],
    ['of too many items', { kind: 'line', list: true, max: 3 }, tooMany, '/x', 'At most 3 x allowed, got 4.'],
    ['of too few items', { kind: 'line', list: true, min: 2 }, ['a'], '/x', 'At least 2 x needed, got 1.'],
    [
      'another type',
      { kind: 'line' },
      5,
      '/x',
      '"x" must be text in double quotes, found the number 5.',
      'Write "5".',
    ],
    [
      'a text for a number',
      { kind: 'number' },
      '5',
      '/x',
      '"x" must be a number (without quotes), found "5".',
      'Write 5.',
    ],
    [
      'no word of a choice',
      { kind: 'choice', of: ['new', 'used'] },
      'neu',
      '/x',
      '"x" can\'t be "neu". Did you mean "new"?',
      'Allowed: new, used.',
    ],
    [
      'a word twice',
      { kind: 'words', of: ['new', 'used'] },
      ['new', 'new'],
      '/x/1',
      '"new" appears twice in "x".',
      'Delete one of the two.',
    ],
    [
      'a day that is not in the calendar',
      { kind: 'date' },
      '2026-02-30',
      '/x',
      'There is no such day: 2026-02 has only 28 days.',
      'Write a day from 2026-02-01 to 2026-02-28.',
    ],
    [
      'one of several such days',
      { kind: 'date', list: true },
      ['2026-02-01', '2026-02-30'],
      '/x/1',
      'There is no such day: 2026-02 has only 28 days.',
      'Write a day from 2026-02-01 to 2026-02-28.',
    ],
    [
      'a part that is missing',
      { kind: 'card' },
      { text: 'Text' },
      '/x',
      '"title" is missing from this card.',
      "The card's title.",
    ],
  ])('%s', (_, field, value, pointer, ...words) => {
    const { rows, said } = read(definitionOf(field), { a: { x: value } });
    expect(rows).toEqual([]);
    expect(said).toEqual([[`a.json${pointer}`, ...words]]);
  });
});

describe('a row', () => {
  const title = definitionOf({ kind: 'line' });

  test('has the slug of its file, or its own', () => {
    const { rows } = read(title, { 'in-a-file': { x: 'A' }, other: { x: 'B', slug: 'own' } });
    expect(rows.map(({ slug }) => slug)).toEqual(['in-a-file', 'own']);
  });

  test('of a collection without pages needs no slug in a table', () => {
    const { rows } = read(title, 'x\nA\nB\n');
    expect(rows.map(({ slug }) => slug)).toEqual(['1', '2']);
  });

  test('may be in a folder', () => {
    expect(read(title, { '2026/warehouse': { x: 'A' } }).rows).toMatchObject([{ slug: 'warehouse' }]);
  });

  test.each([
    ['a misspelt field', { a: { y: 'A' } }, 'a.json/y', '"y" is not a field of this row. Did you mean "x"?'],
    ['a field too much', { a: { x: 'A', price: 5 } }, 'a.json/price', '"price" is not a field of this row.'],
    ['nothing', { a: {} }, 'a.json', '"x" is missing from this row.'],
    ['a slug in capitals', { a: { x: 'A', slug: 'Crane' } }, 'a.json/slug', '"slug" can\'t be "Crane".'],
    [
      'the slug of another row',
      { a: { x: 'A' }, b: { x: 'B', slug: 'a' } },
      'b.json/slug',
      'The slug "a" is that of collections/news/a.json, too.',
    ],
    [
      'the slug of a row of the table',
      'slug,x\na,A\nb,B\na,C\n',
      'rows.csv/2/slug',
      'The slug "a" is that of row 2, too.',
    ],
    [
      'the name of no address',
      { 'New crane': { x: 'A' } },
      'New crane.json',
      "The name of collections/news/New crane.json can't be the end of an address.",
    ],
  ])('with %s has one mistake', (_, rows, place, message) => {
    const { said } = read(title, rows);
    expect(said.map(([at, words]) => [at, words])).toEqual([[place, message]]);
  });

  test('with mistakes in two cells has two', () => {
    const two = { fields: { x: { kind: 'number' }, y: { kind: 'line', max: 2 } } };
    expect(read(two, 'slug,x,y\na,free,long\n').said.map(([at]) => at)).toEqual([
      'rows.csv/0/x',
      'rows.csv/0/y',
    ]);
  });
});

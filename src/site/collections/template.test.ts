import { describe, expect, test } from 'vitest';
import { kindPlan } from '../schema/field-plan';
import type { Collection, RowField } from '../schema/types.gen';
import { rowPlace } from './row-page';
import { compileTemplate } from './template';

const fields: Collection['fields'] = {
  title: { kind: 'line', max: 60 },
  date: { kind: 'date' },
  price: { kind: 'number' },
  brand: { kind: 'choice', of: ['HPE', 'A_B'] },
  tags: { kind: 'words', of: ['company', 'storage'], min: 1 },
  body: { kind: 'markdown', max: 5000 },
  mail: { kind: 'email' },
  lead: { kind: 'line', max: 100, optional: true },
  image: { kind: 'image', optional: true },
  points: { kind: 'listItem', list: true, min: 1, max: 6 },
};

const image = { type: 'file', src: 'images/crane.jpg', alt: 'A crane' };
const values = {
  title: 'Up *and* down',
  date: '2026-11-02',
  price: 1290.5,
  brand: 'A_B',
  tags: ['company', 'storage'],
  body: 'A *crane*.\n\n- lifts',
  mail: 'a@b.example',
  lead: 'A lead',
  image,
  points: [{ text: 'One' }, { text: 'Two' }],
};
const row = { file: 'collections/news/up.json', pointer: '', slug: 'up', values };
const without = (...names: string[]) => ({
  ...row,
  values: Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
});

function compile(blocks: readonly object[], page: object = {}, own: Record<string, RowField> = fields) {
  const mistakes: [pointer: string, mistake: string][] = [];
  const report = (pointer: string, mistake: { type: string }) => mistakes.push([pointer, mistake.type]);
  const context = { fields: own, locale: 'en', report };
  return {
    ...compileTemplate({ ...page, blocks }, kindPlan('page'), '/page', context),
    mistakes,
  };
}

const hero = { type: 'hero', heading: 'H' };
const prose = (text: string) => ({ type: 'prose', sections: [{ heading: 'H', text }] });
const field = (name: string) => ({ type: 'field', name });

describe('a line', () => {
  test.each([
    ['with nothing of a row', 'News', 'News'],
    ['that is a field', '{title}', 'Up *and* down'],
    ['with a field among words', 'News: {title}!', 'News: Up *and* down!'],
    ['with two fields', '{title} by {brand}', 'Up *and* down by A_B'],
    ['with a date in words', 'On {date}', 'On Nov 2, 2026'],
    ['that is a date', '{date}', 'Nov 2, 2026'],
    ['with a number as the language writes it', 'For {price} €', 'For 1,290.5 €'],
    ['that is a number', '{price}', '1,290.5'],
    ['with words', '{date} · {tags}', 'Nov 2, 2026 · company, storage'],
    ['with an address for mail', 'Write to {mail}', 'Write to a@b.example'],
    ['with the slug', 'The end of the address: {slug}', 'The end of the address: up'],
    ['with a token of the site', '{site.name}: {title}', '{site.name}: Up *and* down'],
    ['with a brace that is shown', '{{title} {brand}', '{{title} A_B'],
  ])('%s', (_, heading, filled) => {
    const { fill, mistakes } = compile([{ ...hero, heading }]);
    expect(mistakes).toEqual([]);
    expect(fill(row)).toEqual({ blocks: [{ ...hero, heading: filled }] });
  });
});

describe('a text in Markdown', () => {
  test.each([
    ['shows a line as it is', 'So: {title}', 'So: Up \\*and\\* down'],
    ['shows a line alone as it is', '{title}', 'Up \\*and\\* down'],
    ['shows a choice as it is', '**{brand}**', '**A\\_B**'],
    ['takes a text in Markdown alone', '{body}', 'A *crane*.\n\n- lifts'],
    [
      'takes it as a paragraph of its own',
      'Before.\n\n{body}\n\nAfter.',
      'Before.\n\nA *crane*.\n\n- lifts\n\nAfter.',
    ],
  ])('%s', (_, text, filled) => {
    const { fill, mistakes } = compile([hero, prose(text)]);
    expect(mistakes).toEqual([]);
    expect(fill(row)).toEqual({ blocks: [hero, prose(filled)] });
  });
});

test.each([
  ['2026-12-01T09:00', 'Dec 1, 2026, 9:00 AM'],
  ['2026-12-01T21:30+08:00', 'Dec 1, 2026, 9:30 PM'],
])('the date with a time %s is written with the time of its place', (date, words) => {
  const { fill } = compile([{ ...hero, heading: '{date}' }]);
  const filled = JSON.stringify(fill({ ...row, values: { ...values, date } }));
  // Which space stands before AM depends on the version of Node.
  expect(JSON.parse(filled.replaceAll('\u202f', ' '))).toEqual({ blocks: [{ ...hero, heading: words }] });
});

describe('a whole value', () => {
  const split = { type: 'split', if: 'image', heading: 'H', text: 'T', imageSide: 'end' };

  test('is that of the row', () => {
    const list = { type: 'split', heading: 'H', text: 'T', image, imageSide: 'end' };
    const { fill, mistakes } = compile([hero, { ...list, list: field('points') }]);
    expect(mistakes).toEqual([]);
    expect(fill(row)).toEqual({ blocks: [hero, { ...list, list: values.points }] });
  });

  test('a date of the page is that of the row', () => {
    const { fill, mistakes } = compile([hero], { from: '{date}' });
    expect(mistakes).toEqual([]);
    expect(fill(row)).toMatchObject({ from: '2026-11-02' });
  });

  test('what is optional in the page is left out where the row does not have it', () => {
    const { fill, mistakes } = compile([{ ...hero, image: field('image'), lead: 'So: {lead}' }]);
    expect(mistakes).toEqual([]);
    expect(fill(row)).toEqual({ blocks: [{ ...hero, image, lead: 'So: A lead' }] });
    expect(fill(without('image', 'lead'))).toEqual({ blocks: [hero] });
  });

  test('a block with "if" is left out with it', () => {
    const { fill, mistakes } = compile([hero, { ...split, image: field('image') }, prose('Last')]);
    const { if: _, ...shown } = split;
    expect(mistakes).toEqual([]);
    expect(fill(row)).toEqual({ blocks: [hero, { ...shown, image }, prose('Last')] });
    expect(fill(without('image'))).toEqual({ blocks: [hero, prose('Last')] });
  });

  test('a template without a field is that value for all rows', () => {
    const { fill } = compile([hero, prose('Text')]);
    expect(fill(row)).toBe(fill(without('image')));
  });
});

describe('a value of a page is written', () => {
  const definition = (blocks: readonly object[], page: object = {}) => ({
    name: 'news',
    file: 'collections/news/collection.json',
    text: '',
    collection: { name: 'News', fields, path: '/news/{slug}' },
    page: compile(blocks, page),
    item: undefined,
    group: undefined,
    locale: 'en',
  });
  const cell = (pointer: string) => ({ file: row.file, pointer });
  const template = (pointer: string) => ({ file: 'collections/news/collection.json', pointer });
  const split = {
    type: 'split',
    if: 'image',
    image: field('image'),
    heading: 'H',
    text: 'T',
    imageSide: 'end',
  };
  const blocks = [{ ...hero, lead: '{date}: {title}' }, split, prose('{body}')];

  test.each([
    ['its path in the slug', '/path', cell('/slug')],
    ['its draft in the row', '/draft', cell('/draft')],
    ['its title in a cell', '/title', cell('/title')],
    ['a text of the template there', '/blocks/0/heading', template('/page/blocks/0/heading')],
    [
      'a text of both in the first cell, and there',
      '/blocks/0/lead',
      { ...cell('/date'), template: '/page/blocks/0/lead' },
    ],
    ['a part of a value in it', '/blocks/1/image/alt', cell('/image/alt')],
    ['a block in the template', '/blocks/2', template('/page/blocks/2')],
    ['a long text in a cell', '/blocks/2/sections/0/text', cell('/body')],
    ['what is missing at the nearest place', '/parent', template('/page')],
  ])('%s', (_, pointer, place) => {
    const whole = { ...row, values: { ...values, draft: true } };
    expect(rowPlace(definition(blocks, { title: '{title}' }), whole, pointer)).toEqual(place);
  });

  test('also behind a block that is left out', () => {
    const at = '/blocks/1/sections/0/text';
    expect(rowPlace(definition(blocks), without('image'), at)).toEqual(cell('/body'));
  });
});

import { expect, test } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import { hero, page } from '../../../tests/support/small-site';
import { memoryFiles } from '../files/memory-files';
import type { Block } from '../schema/types.gen';

const collection = {
  name: 'Projects',
  fields: {
    title: { kind: 'line' },
    span: { kind: 'number' },
    about: { kind: 'line' },
    river: { kind: 'choice', of: ['Elbe', 'Saale'], optional: true },
  },
  item: { title: '{title}', text: '{about}', value: '{span} m' },
};

const weir = { title: 'Weir', span: 148, about: 'Cable [stays]' };

/** A page with a list of bridges. */
const load = (list: object, rows: readonly object[] = [weir]) =>
  loadSite(
    memoryFiles({
      'site.json': JSON.stringify({
        site: { name: 'A', url: 'https://a.net', language: 'en', email: 'a@a.net', phone: '+62 361 444' },
        header: { links: [{ label: 'Home', href: '/' }] },
        footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: '© A' },
        pages: [page('/', { blocks: [hero('H'), { type: 'list', of: 'bridges', heading: 'B', ...list }] })],
      }),
      'collections/bridges/collection.json': JSON.stringify(collection),
      ...Object.fromEntries(
        rows.map((row, index) => [`collections/bridges/${index}.json`, JSON.stringify(row)]),
      ),
    }),
  );

/** The block that the page has in the place of the list. */
function shown(list: object, rows?: readonly object[]): Block | undefined {
  const { site, problems } = load(list, rows);
  expect(problems).toEqual([]);
  return site?.find('/')?.loadContent().blocks[1];
}

const line = { label: 'Weir', text: 'Cable \\[stays\\]', value: '148 m' };

test.each<[string, object, object]>([
  [
    'cards',
    {},
    { type: 'cardGrid', heading: 'B', tone: 'light', cards: [{ title: 'Weir', text: 'Cable [stays]' }] },
  ],
  ['rows', { as: 'rows' }, { type: 'rows', heading: 'B', as: 'big', groups: [{ rows: [line] }] }],
  ['lines', { as: 'lines' }, { type: 'rows', heading: 'B', as: 'table', groups: [{ rows: [line] }] }],
  ['a menu', { as: 'menu' }, { type: 'rows', heading: 'B', as: 'menu', groups: [{ rows: [line] }] }],
  [
    'cards on a picture',
    { tone: 'picture', backdrop: { type: 'scene', layout: 'town', devices: ['rack'] } },
    {
      type: 'cardGrid',
      heading: 'B',
      tone: 'picture',
      backdrop: { type: 'scene', layout: 'town', devices: ['rack'] },
      cards: [{ title: 'Weir', text: 'Cable [stays]' }],
    },
  ],
  [
    'steps',
    { as: 'steps' },
    { type: 'steps', heading: 'B', items: [{ title: 'Weir', text: 'Cable [stays]' }] },
  ],
  [
    'a table',
    { as: 'table', columns: ['span'] },
    { type: 'table', heading: 'B', columns: ['Projects', 'span'], rows: [['Weir', '148']] },
  ],
])('a list shows its rows as %s', (_, list, block) => {
  expect(shown(list)).toEqual(block);
});

test('the words of a field are headings, in their own order, below what has none', () => {
  const bridge = (title: string, river?: string) => ({ title, span: 9, about: 'New', river });
  const row = (label: string) => ({ label, text: 'New', value: '9 m' });
  expect(
    shown({ as: 'menu', by: 'river' }, [bridge('A', 'Saale'), bridge('B'), bridge('C', 'Elbe')]),
  ).toMatchObject({
    columns: 2,
    groups: [
      { rows: [row('B')] },
      { heading: 'Elbe', rows: [row('C')] },
      { heading: 'Saale', rows: [row('A')] },
    ],
  });
});

const action = { label: 'All bridges', href: 'https://bridges.net' };

test.each<[string, object]>([
  ['cards', { actions: [action] }],
  ['rows', { action }],
])('a list has a link below its heading as %s', (as, block) => {
  expect(shown({ as, action })).toMatchObject(block);
});

test.each<[string, object, string]>([
  [
    'headings of a field without words',
    { as: 'rows', by: 'title' },
    '"title" has no words that could be headings.',
  ],
  [
    'headings of an unknown field',
    { as: 'rows', by: 'rivr' },
    '"rivr" is not a field of Projects. Did you mean "river"?',
  ],
  ['headings among cards', { by: 'river' }, 'A list in the form "cards" has no "by".'],
  ['a link above steps', { as: 'steps', action }, 'A list in the form "steps" has no "action".'],
])('%s: one message', (_, list, message) => {
  expect(load(list).problems.map((problem) => problem.message)).toEqual([message]);
});

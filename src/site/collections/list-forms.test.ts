import { expect, test } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import { hero, page } from '../../../tests/support/small-site';
import { memoryFiles } from '../files/memory-files';
import type { Block } from '../schema/types.gen';

const collection = {
  name: 'Projects',
  fields: { title: { kind: 'line' }, span: { kind: 'number' }, about: { kind: 'line' } },
  item: { title: '{title}', text: '{about}', value: '{span} m' },
};

/** The block that a page has in the place of a list of bridges. */
function shown(list: object): Block | undefined {
  const { site, problems } = loadSite(
    memoryFiles({
      'site.json': JSON.stringify({
        site: { name: 'A', url: 'https://a.net', language: 'en', email: 'a@a.net', phone: '+62 361 444' },
        header: { links: [{ label: 'Home', href: '/' }] },
        footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: '© A' },
        pages: [page('/', { blocks: [hero('H'), { type: 'list', of: 'bridges', heading: 'B', ...list }] })],
      }),
      'collections/bridges/collection.json': JSON.stringify(collection),
      'collections/bridges/weir.json': JSON.stringify({ title: 'Weir', span: 148, about: 'Cable *stays*' }),
    }),
  );
  expect(problems).toEqual([]);
  return site?.find('/')?.loadContent().blocks[1];
}

const line = { label: 'Weir', text: 'Cable \\*stays\\*', value: '148 m' };

test.each<[string, object, object]>([
  [
    'cards',
    {},
    { type: 'cardGrid', heading: 'B', tone: 'light', cards: [{ title: 'Weir', text: 'Cable *stays*' }] },
  ],
  ['rows', { as: 'rows' }, { type: 'rows', heading: 'B', as: 'big', groups: [{ rows: [line] }] }],
  ['lines', { as: 'lines' }, { type: 'rows', heading: 'B', as: 'table', groups: [{ rows: [line] }] }],
  [
    'steps',
    { as: 'steps' },
    { type: 'steps', heading: 'B', items: [{ title: 'Weir', text: 'Cable *stays*' }] },
  ],
  [
    'a table',
    { as: 'table', columns: ['span'] },
    { type: 'table', heading: 'B', columns: ['Projects', 'span'], rows: [['Weir', '148']] },
  ],
])('a list shows its rows as %s', (_, list, block) => {
  expect(shown(list)).toEqual(block);
});

import { expect, test } from 'vitest';
import { siteFile } from '../../../site/files/site-file';
import type { EditedFile } from './edited-file';
import { type StudioState, startState, withFile, withPages } from './studio-state';

interface TestPage {
  path: string;
  title: string;
  blocks: readonly object[];
}

const block = (heading: string) => ({ type: 'prose', heading });
const home = { path: '/', title: 'Home', blocks: [block('Start')] };
const tour = { path: '/tour', title: 'Tour', blocks: [block('One'), block('Two')] };
const added = { path: '/added', title: 'Added', blocks: [block('New')] };

const fileOf = (pages: readonly TestPage[]): EditedFile => {
  const value = { site: {}, pages };
  const state = { file: siteFile, text: JSON.stringify(value), version: 1 };
  return { state, written: value, value, waiting: [] };
};

const entriesOf = (pages: readonly TestPage[]) =>
  pages.map(({ path, title }, index) => ({ path, title, file: siteFile, pointer: `/pages/${index}` }));

const at = (pointer: string) => ({ file: siteFile, pointer });

/** Home and tour in one file; the heading of the second block of the tour is chosen. */
const start: StudioState = {
  ...startState,
  pages: entriesOf([home, tour]),
  files: { [siteFile]: fileOf([home, tour]) },
  opened: at('/pages/1'),
  selected: at('/pages/1/blocks/1/heading'),
};

test.each<[string, readonly TestPage[], string | undefined, string | undefined]>([
  ['nothing', [home, tour], '/pages/1', '/pages/1/blocks/1/heading'],
  ['a page before it was added', [home, added, tour], '/pages/2', '/pages/2/blocks/1/heading'],
  [
    'a copy of it was added right before it',
    [home, { ...tour, path: '/copy' }, tour],
    '/pages/2',
    '/pages/2/blocks/1/heading',
  ],
  ['it was moved', [tour, home], '/pages/0', '/pages/0/blocks/1/heading'],
  [
    'a page and a block before it were added',
    [added, home, { ...tour, blocks: [block('New'), ...tour.blocks] }],
    '/pages/2',
    '/pages/2/blocks/2/heading',
  ],
  ['it was removed', [home], '/pages/1', '/pages/1/blocks/1/heading'],
  [
    'it was removed, and another one came to its place',
    [added, home],
    '/pages/-',
    '/pages/1/blocks/1/heading',
  ],
  ['it has another path', [home, { ...tour, path: '/' }], '/pages/1', '/pages/1/blocks/1/heading'],
])('the open page of several in a file, and its field: %s', (_, pages, opened, selected) => {
  const read = { ...start, ...withFile(start, siteFile, fileOf(pages)) };
  // It moves when its page does.
  expect(read.selected?.pointer).toMatch(/^\/pages\/1\//);
  const listed = { ...read, ...withPages(read, entriesOf(pages)) };
  expect([listed.opened?.pointer, listed.selected?.pointer]).toEqual([opened, selected]);
});

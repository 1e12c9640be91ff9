import { describe, expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import type { Editor, FieldChange } from '../model/editor';
import { pressedPlace } from '../model/shared-blocks';
import { blockEdits } from './block-edits';
import { SharedNote } from './shared-note';

const cta = { type: 'cta', heading: 'Ready?' };
const faq = { type: 'faq', heading: 'Asked' };
const page = { file: 'pages/a.json', pointer: '', path: '/a', title: 'A', shared: ['contact'] };
const other = { ...page, file: 'pages/b.json', path: '/b' };
const content = {
  'site.json': {
    layouts: { plain: [{ type: 'hero' }, { type: 'cta', more: true }] },
    shared: { contact: cta },
  },
  'pages/a.json': {
    layout: 'plain',
    blocks: [{ type: 'hero', heading: 'A' }, { type: 'shared', of: 'contact' }, faq],
  },
};
const inPage = (pointer: string) => ({ file: page.file, pointer });
const inSite = (pointer: string) => ({ file: 'site.json', pointer });

function start(more: Partial<Editor> = {}, files: Readonly<Record<string, unknown>> = content) {
  const changes: [string, FieldChange, string][] = [];
  const told: string[] = [];
  const editor = fakeEditor(files, {
    page,
    pages: [page, other],
    change: (file, change, name) => void changes.push([file, change, name]),
    tell: (words) => void told.push(words),
    refusePress: (why) => void told.push(why),
    ...more,
  });
  return { editor, changes, told, edits: blockEdits(editor, page) };
}

test('a block is moved into site.json, and leaves one that shows it', () => {
  const { edits, changes } = start();
  edits.share(2);
  expect(changes).toEqual([
    ['site.json', { op: 'set', at: '/shared/faq-2', value: faq }, 'Share FAQ'],
    [page.file, { op: 'set', at: '/blocks/2', value: { type: 'shared', of: 'faq-2' } }, 'Share FAQ'],
  ]);
});

test('the first one comes with the map', () => {
  const { edits, changes } = start({}, { ...content, 'site.json': {} });
  edits.share(2);
  expect(changes[0]?.[1]).toEqual({ op: 'set', at: '/shared', value: { 'faq-1': faq } });
});

test('a hero and what is shared can’t be shared, and the reason is said', () => {
  const { edits } = start();
  expect([0, 1, 2].map(edits.unshared)).toEqual([
    'A hero has the main heading of one page.',
    'It is shared already.',
    undefined,
  ]);
});

test('a page gets a copy of its own in the place of a shared block', () => {
  const { edits, changes } = start();
  edits.makeOwn(1);
  expect(changes).toEqual([
    [page.file, { op: 'set', at: '/blocks/1', value: cta }, 'Make Call to action this page’s own'],
  ]);
});

test('a layout counts a shared block as what it shows', () => {
  const { edits } = start();
  expect(edits.kept(1)).toBe('The layout "plain" needs cta as block 2.');
  expect(edits.refused([{ type: 'shared', of: 'contact' }])).toBeUndefined();
});

test.each([
  ['the last page that shows it', [page], ['No page shows “contact” now. It stays in Shared blocks.']],
  ['one of two pages', [page, other], []],
])('what a removal from %s leaves is said', (_, pages, words) => {
  const free = { ...content, 'site.json': { shared: { contact: cta } } };
  const { edits, told } = start({ pages }, free);
  edits.remove(1);
  expect(told).toEqual(words);
});

describe('a press on a shared block', () => {
  const heading = inSite('/shared/contact/heading');
  test.each([
    ['opens the block of the page, whose form asks', undefined, heading, inPage('/blocks/1')],
    ['opens its field, once it is open for all pages', inSite('/shared/contact'), heading, heading],
    [
      'opens its field where the page has none',
      undefined,
      inSite('/shared/x/text'),
      inSite('/shared/x/text'),
    ],
    ['is none elsewhere', undefined, inPage('/blocks/2/heading'), inPage('/blocks/2/heading')],
  ])('%s', (_, selected, pressed, opened) => {
    expect(pressedPlace(start({ selected }).editor, pressed)).toEqual(opened);
  });
});

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  ['/blocks/1', page.file, 'Shared block “contact”, on 2 pages. Edit it on 2 pages Make it this page’s own'],
  [
    '/shared/contact',
    'site.json',
    'Shared block “contact”, on 2 pages. What you change here changes on all of them. Make it this page’s own',
  ],
  ['/blocks/2', page.file, ''],
  ['/shared/none', 'site.json', ''],
])('the form of %s says where it is, and asks what is meant', (pointer, file, said) => {
  const { editor } = start();
  expect(words(renderInStudio(editor, <SharedNote place={{ file, pointer }} />))).toBe(said);
});

import { expect, test } from 'vitest';
import { escapeKey } from '../../site/json/json-path';
import { isConflict } from '../conflict';
import { editText } from '../text/edit-text';
import { referencesOf } from './references';
import { rewriteOperations } from './rewrite';

const page = {
  path: '/a',
  parent: '/above',
  aliases: ['/old'],
  blocks: [
    { type: 'hero', lead: 'See [us](/a#top) or [them](/b).', actions: [{ label: '/b', href: '/b' }] },
    { type: 'related', heading: '/b', pages: ['/b', '/c'] },
    { type: 'cardGrid', cards: [{ title: 'B', href: '/b#x' }, { href: 'https://b.example/b' }, { href: 4 }] },
    { type: 'contactForm', endpoint: '/send' },
    { type: 'unknown', href: '/b' },
  ],
};

const site = {
  header: { menu: { links: [{ label: 'B', href: '/b' }] }, action: { href: '//b' } },
  footer: { columns: [{ links: [{ href: '/' }] }] },
  logos: { 'a/b': { name: 'B', href: '/b?x=1#y' } },
  pages: [{ path: '/z', parent: '/b' }],
};

const shown = (references: ReturnType<ReturnType<typeof referencesOf>>) =>
  references.map(({ pointer, path, rest, text, span: { start, end } }) =>
    [pointer, path + rest, text.slice(start, end) === text ? '' : `${start}-${end}`].join(' ').trim(),
  );

test('every place in a page that names a page is found', () => {
  expect(shown(referencesOf('page')(page, { file: 'pages/a.json', pointer: '' }))).toEqual([
    '/parent /above',
    '/blocks/0/lead /a#top 9-15',
    '/blocks/0/lead /b 27-29',
    '/blocks/0/actions/0/href /b',
    '/blocks/1/pages/0 /b',
    '/blocks/1/pages/1 /c',
    '/blocks/2/cards/0/href /b#x',
  ]);
});

test('every place in site.json that names a page is found', () => {
  const found = referencesOf('site')(site, { file: 'site.json', pointer: '' });
  expect(shown(found)).toEqual([
    '/header/menu/links/0/href /b',
    '/footer/columns/0/links/0/href /',
    `/logos/${escapeKey('a/b')}/href /b?x=1#y`,
  ]);
  expect(found.at(-1)).toMatchObject({ path: '/b', rest: '?x=1#y' });
});

test('a page within site.json has the pointers of its file', () => {
  const found = referencesOf('page')(site.pages[0], { file: 'site.json', pointer: '/pages/0' });
  expect(shown(found)).toEqual(['/pages/0/parent /b']);
});

test('values that are not valid are skipped', () => {
  for (const value of [undefined, null, 4, [], { blocks: {} }, { blocks: [{ type: 'hero', lead: 4 }] }])
    expect(referencesOf('page')(value, { file: 'pages/a.json', pointer: '' })).toEqual([]);
});

test('only the address of a link changes, also in a text with escapes', () => {
  const file = 'pages/a.json';
  const text = String.raw`{ "blocks": [{ "type": "hero", "lead": "\u00c4 [x](\/b) \/b\n[y](<\/b#z>)" }] }`;
  const found = referencesOf('page')(JSON.parse(text), { file, pointer: '' });
  const operations = rewriteOperations(
    found.map((reference) => ({ part: reference, by: `/longer${reference.rest}` })),
  );
  const edited = editText(file, text, operations);
  expect(isConflict(edited) || edited.text).toBe(
    String.raw`{ "blocks": [{ "type": "hero", "lead": "\u00c4 [x](\/longer) \/b\n[y](<\/longer#z>)" }] }`,
  );
});

import { expect, test } from 'vitest';
import { changedFiles } from '../../../tests/support/changed-files';
import { memoryFiles } from '../../site/files/memory-files';
import { readContentPages } from './content-pages';
import { removeKey, renameKey } from './key-names';

const page = (path: string, layout: string, logo: string) =>
  JSON.stringify({ path, layout, blocks: [{ type: 'hero', logo }] });

const named = {
  'site.json': `{
  "logos": { "acme": { "name": "acme" }, "globex": { "name": "Globex" } },
  "layouts": { "brand": [{ "type": "hero" }], "service": [{ "type": "hero" }] },
  "layoutKinds": { "brand": "collection", "service": "service" },
  "shared": { "call": { "type": "cta" } },
  "pages": ["pages/*.json", { "path": "/in", "layout": "service", "blocks": [{ "type": "hero", "logo": "acme" }] }]
}
`,
  'pages/a.json': page('/a', 'service', 'acme'),
  'pages/b.json': page('/b', 'service', 'acme'),
  'pages/c.json': page('/c', 'service', 'acme'),
  'pages/d.json': page('/d', 'service', 'acme'),
  'pages/e.json': JSON.stringify({ path: '/e', blocks: [{ type: 'shared', of: 'call' }] }),
};

const removed = (at: string) => removeKey(readContentPages(memoryFiles(named)), at, 'Remove');

test.each([
  ['/logos/acme', '5 pages name the logo "acme": /in, /a, /b and 2 more. Choose another logo there first.'],
  [
    '/layouts/service',
    '5 pages name the layout "service": /in, /a, /b and 2 more. Choose another layout there first.',
  ],
])('%s is named by pages, and stays: %s', (at, refusal) => {
  expect(removed(at)).toMatchObject({
    refusal,
    places: Array(5).fill({ pointer: expect.stringMatching(/log|layout/) }),
  });
});

test('so is a shared block', () => {
  expect(removed('/shared/call')).toEqual({
    refusal: '1 page names the shared block "call": /e. Choose another shared block there first.',
    places: [{ file: 'pages/e.json', pointer: '/blocks/0/of' }],
  });
});

test.each([
  ['/logos/globex', ', "globex": { "name": "Globex" }'],
  ['/layouts/brand', '"brand": [{ "type": "hero" }], '],
])('%s is removed, because no page names it', (at, gone) => {
  const made = removed(at);
  if ('refusal' in made) throw new Error(made.refusal);
  const kind = at.startsWith('/layouts') ? '"brand": "collection", ' : '';
  expect(changedFiles(named, made)['site.json']).toBe(named['site.json'].replace(gone, '').replace(kind, ''));
});

const written = {
  'site.json': `{
  "header": { "menu": [{ "label": "acme", "href": "/acme" }] },
  "logos": { "acme": { "name": "acme" }, "globex": {"name": "Globex"} },
  "layouts": { "brand": [ {"type": "hero"} ], "service": [{ "type": "hero" }] },
  "layoutKinds": { "brand": "collection" },
  "pages": ["pages/*.json", {
    "path": "/in", "layout": "brand", "blocks": [{ "type": "hero", "logo": "acme" }]
  }]
}
`,
  'pages/acme.json': `{"path":"/acme","title":"acme","layout":"brand",
  "blocks": [ { "type": "hero", "logo":"acme", "id": "acme" },
    { "type": "logos", "layout": "grid", "logos": ["globex",  "acme"] } ]}
`,
  'pages/other.json': `{
  "path": "/other",
  "layout": "service",
  "blocks": [{ "type": "prose", "id": "brand", "sections": [{ "id": "brand", "body": "[acme](/acme)" }] }]
}
`,
};

const renamed = (at: string, to: string) =>
  changedFiles(written, renameKey(readContentPages(memoryFiles(written)), at, to));

test('a logo with another id is named by it everywhere, and no other byte changes', () => {
  expect(renamed('/logos/acme', 'acme-works')).toEqual({
    'site.json': written['site.json']
      .replace('"acme": { "name"', '"acme-works": { "name"')
      .replace('"logo": "acme"', '"logo": "acme-works"'),
    'pages/acme.json': written['pages/acme.json']
      .replace('"logo":"acme"', '"logo":"acme-works"')
      .replace('"globex",  "acme"', '"globex",  "acme-works"'),
    'pages/other.json': written['pages/other.json'],
  });
});

test('so is a layout with another name, also by its kind of page', () => {
  expect(renamed('/layouts/brand', 'maker')).toEqual({
    'site.json': written['site.json']
      .replace('"brand": [', '"maker": [')
      .replace('"brand": "collection"', '"maker": "collection"')
      .replace('"layout": "brand"', '"layout": "maker"'),
    'pages/acme.json': written['pages/acme.json'].replace('"layout":"brand"', '"layout":"maker"'),
    'pages/other.json': written['pages/other.json'],
  });
});

test('an entry of another map changes alone', () => {
  expect(renamed('/layoutKinds/brand', 'service')).toEqual({
    ...written,
    'site.json': written['site.json'].replace('"brand": "collection"', '"service": "collection"'),
  });
});

test('the transaction has the name of the step that undo takes back', () => {
  const { name } = renameKey(readContentPages(memoryFiles(written)), '/logos/acme', 'acme-works');
  expect(name).toBe('Rename acme to acme-works');
});

import { expect, test } from 'vitest';
import { changedFiles } from '../../../tests/support/changed-files';
import { memoryFiles } from '../../site/files/memory-files';
import { readContentPages } from './content-pages';
import { renameKey } from './rename-key';

const files = {
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
  changedFiles(files, renameKey(readContentPages(memoryFiles(files)), at, to));

test('a logo with another id is named by it everywhere, and no other byte changes', () => {
  expect(renamed('/logos/acme', 'acme-works')).toEqual({
    'site.json': files['site.json']
      .replace('"acme": { "name"', '"acme-works": { "name"')
      .replace('"logo": "acme"', '"logo": "acme-works"'),
    'pages/acme.json': files['pages/acme.json']
      .replace('"logo":"acme"', '"logo":"acme-works"')
      .replace('"globex",  "acme"', '"globex",  "acme-works"'),
    'pages/other.json': files['pages/other.json'],
  });
});

test('so is a layout with another name, also by its kind of page', () => {
  expect(renamed('/layouts/brand', 'maker')).toEqual({
    'site.json': files['site.json']
      .replace('"brand": [', '"maker": [')
      .replace('"brand": "collection"', '"maker": "collection"')
      .replace('"layout": "brand"', '"layout": "maker"'),
    'pages/acme.json': files['pages/acme.json'].replace('"layout":"brand"', '"layout":"maker"'),
    'pages/other.json': files['pages/other.json'],
  });
});

test('an entry of another map changes alone', () => {
  expect(renamed('/layoutKinds/brand', 'service')).toEqual({
    ...files,
    'site.json': files['site.json'].replace('"brand": "collection"', '"service": "collection"'),
  });
});

test('the transaction has the name of the step that undo takes back', () => {
  const { name } = renameKey(readContentPages(memoryFiles(files)), '/logos/acme', 'acme-works');
  expect(name).toBe('Rename acme to acme-works');
});

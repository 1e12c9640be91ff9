import { expect, test } from 'vitest';
import { changedFiles } from '../../../tests/support/changed-files';
import { memoryFiles } from '../../site/files/memory-files';
import { readContentPages } from './content-pages';
import { removeKey } from './remove-key';

const page = (path: string, layout: string, logo: string) =>
  JSON.stringify({ path, layout, blocks: [{ type: 'hero', logo }] });

const files = {
  'site.json': `{
  "logos": { "acme": { "name": "acme" }, "globex": { "name": "Globex" } },
  "layouts": { "brand": [{ "type": "hero" }], "service": [{ "type": "hero" }] },
  "layoutKinds": { "brand": "collection", "service": "service" },
  "pages": ["pages/*.json", { "path": "/in", "layout": "service", "blocks": [{ "type": "hero", "logo": "acme" }] }]
}
`,
  'pages/a.json': page('/a', 'service', 'acme'),
  'pages/b.json': page('/b', 'service', 'acme'),
  'pages/c.json': page('/c', 'service', 'acme'),
  'pages/d.json': page('/d', 'service', 'acme'),
};

const removed = (at: string) => removeKey(readContentPages(memoryFiles(files)), at, 'Remove');

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

test.each([
  ['/logos/globex', ', "globex": { "name": "Globex" }'],
  ['/layouts/brand', '"brand": [{ "type": "hero" }], '],
])('%s is named by no page, and goes', (at, gone) => {
  const made = removed(at);
  if ('refusal' in made) throw new Error(made.refusal);
  const kind = at.startsWith('/layouts') ? '"brand": "collection", ' : '';
  expect(changedFiles(files, made)['site.json']).toBe(files['site.json'].replace(gone, '').replace(kind, ''));
});

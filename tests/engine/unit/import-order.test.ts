import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { edges, findCircles, halfOf, mayImport, modules, partOf } from '../../support/imports';

test('every import follows the table in CONTRIBUTING', () => {
  expect(edges.length).toBeGreaterThan(500);
  expect(modules.filter((file) => partOf(file).layer === '')).toEqual([]);
  const wrong = edges.filter((edge) => !mayImport(...edge)).map((edge) => edge.join(' imports '));
  expect(wrong).toEqual([]);
});

test('no command imports a test, but tools the benchmarks; and no module of src a command', () => {
  const files = [...modules, ...globSync(['scripts/**/*.{ts,mjs}', '!**/*.test.*'])];
  const above = (file: string) =>
    file.startsWith('src/') ? /'(\.\.\/)+(scripts|tests)\// : /'(\.\.\/)+tests\/(?!bench\/)/;
  expect(files.filter((file) => above(file).test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('nothing outside of the studio imports it, and its halves share the protocol alone', () => {
  const inside = edges.filter(([, imported]) => halfOf(imported) !== undefined);
  expect(inside.length).toBeGreaterThan(500);
  const shares = inside.map(([file, imported]) => `${halfOf(file)} imports ${halfOf(imported)}`);
  expect([...new Set(shares)].sort()).toEqual([
    'client imports client',
    'client imports protocol',
    'protocol imports protocol',
    'server imports protocol',
    'server imports server',
  ]);
});

test('no module imports itself through others, by a type either', () => {
  expect(findCircles()).toEqual([]);
});

test.each([
  ['src/site/check/a.ts', 'src/site/page/b.ts', true],
  ['src/site/page/a.ts', 'src/site/check/b.ts', false],
  ['src/site/check/a.ts', 'src/site/resolve/b.ts', false],
  ['src/site/check/a.ts', 'src/site/check/b.ts', true],
  ['src/site/load-site.ts', 'src/site/check/b.ts', true],
  ['src/site/attic/a.ts', 'src/site/text/b.ts', false],
  ['src/site/text/a.ts', 'src/ui/b.tsx', false],
  ['src/edit/text/a.ts', 'src/site/json/b.ts', true],
  ['src/edit/a.ts', 'src/node/base/disk/b.ts', false],
  ['src/site/json/a.ts', 'src/edit/b.ts', false],
  ['src/app/browser/a.ts', 'src/edit/b.ts', false],
  ['src/node/serve/a.ts', 'src/edit/b.ts', true],
  ['src/node/serve/a.ts', 'src/studio/protocol/b.ts', false],
  ['src/edit/text/a.ts', 'src/studio/protocol/b.ts', false],
  ['src/studio/client/model/a.ts', 'src/studio/protocol/b.ts', true],
  ['src/studio/client/fields/a.ts', 'src/studio/client/pages/b.ts', false],
  ['src/studio/client/a.ts', 'src/studio/server/b.ts', false],
  ['src/studio/server/a.ts', 'src/studio/client/b.ts', false],
  ['src/studio/server/a.ts', 'src/node/base/disk/b.ts', true],
  ['src/ui/hooks/a.ts', 'src/ui/b.tsx', true],
  ['src/blocks/hero/a.tsx', 'src/ui/block-props.ts', true],
  ['src/own/blocks/prices/a.tsx', 'src/own-api.ts', true],
  ['src/own/blocks/prices/a.tsx', 'src/own/blocks/prices/b.tsx', true],
  ['src/own/blocks/prices/a.tsx', 'src/own/blocks/team/b.tsx', true],
  ['src/own/blocks/prices/a.tsx', 'src/ui/section.tsx', false],
  ['src/own/blocks/prices/a.tsx', 'src/site/schema/kinds.ts', false],
  ['src/own/blocks/prices/a.tsx', 'src/blocks/hero/b.tsx', false],
  ['src/own-api.ts', 'src/own/blocks/prices/b.tsx', false],
  ['src/blocks/all-blocks.gen.ts', 'src/own/blocks/prices/b.tsx', true],
  ['src/app/server/a.tsx', 'src/own/blocks/prices/b.tsx', false],
  ['src/blocks/hero/a.tsx', 'src/blocks/faq/b.tsx', false],
  ['src/blocks/hero/a.tsx', 'src/blocks/registry.ts', false],
  ['src/app/server/a.tsx', 'src/app/browser/b.ts', false],
  ['src/app/browser/a.ts', 'src/art/draw-scene.ts', false],
  ['src/node/build/render/a.ts', 'src/app/server/b.tsx', true],
])('%s importing %s: %s', (importer, imported, allowed) => {
  expect(mayImport(importer, imported)).toBe(allowed);
});

test('one module reads the schema; ajv compiles its file', () => {
  const readers = modules.filter((file) => /from '[./]+site\.schema\.json'/.test(readFileSync(file, 'utf8')));
  expect(readers.sort()).toEqual(['src/site/schema/definitions.ts', 'src/site/validate/compile-schema.ts']);
});

import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';

const facts = [...readFileSync('docs/product.md', 'utf8').matchAll(/^\| ([a-z][a-z -]*) \|/gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'name');

const sources = globSync(['*.{ts,json}', '{docs/recipes,scripts,src,tests}/**/*.{css,js,mjs,php,sh,ts,tsx}']);
const documents = globSync(['*.md', 'docs/**/*.md']);

/** What a pattern finds in the files, each with its file. */
const found = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([all, name = all]) => ({
      file,
      name: name.trim(),
    })),
  );

test('each fact has a name of its own', () => {
  expect(facts).toEqual([...new Set(facts)]);
});

test('every fact that code or a document names is in docs/product.md', () => {
  const named = found([...sources, ...documents], /docs\/product\.md, ([a-z -]+)/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !facts.includes(name))).toEqual([]);
});

test('no file cites a chapter of a text that is not here', () => {
  expect(found([...sources, ...documents], /§ ?\d|\b[Ss]pecification\b/g)).toEqual([]);
});

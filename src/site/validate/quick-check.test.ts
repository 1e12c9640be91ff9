import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import schema from '../../../site.schema.json';
import { isRecord } from '../json/is-record';
import { createQuickCheck, editorKeywords } from './quick-check';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

const ajv = new Ajv({ allErrors: true, discriminator: true });
ajv.addVocabulary(editorKeywords);
/** A site whose pages are all written in it: which kind an entry is, the reader decides. */
const { pages } = schema.properties;
const oneFile = {
  ...schema,
  properties: { ...schema.properties, pages: { ...pages, items: { $ref: '#/$defs/page' } } },
};
const isValid = ajv.compile(oneFile);
const isQuicklyValid = createQuickCheck(oneFile);

const root = join(import.meta.dirname, '../../..');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const site = read(join(root, 'tests/fixtures/valid/one-file/site.json'));
const withPages = (pages: readonly unknown[]) => ({ ...(isRecord(site) ? site : {}), pages });

test('every page of the shipped content is certainly valid', () => {
  const folder = join(root, 'content/pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  for (const file of files) expect(isQuicklyValid(withPages([read(join(folder, file))])), file).toBe(true);
});

describe('what the quick check says is what the full validator says', () => {
  const places = pathsOf(site);

  test('when any JSON stands in the place of any value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        expectSame(replaced(site, place, value));
      }),
      { numRuns: 2000 },
    );
  });

  test('when any value stands in the place of any other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...places), (place, other) => {
        expectSame(replaced(site, place, other.reduce<unknown>(childOf, site)));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['a text of exactly the longest length in wide signs', 'title', '💡'.repeat(400), true],
    ['a text that is longer by one', 'title', '💡'.repeat(401), false],
    ['two equal aliases', 'aliases', ['/a', '/a'], false],
    ['a key that every object inherits', 'toString', 1, false],
  ])('%s', (_name, key, value, valid) => {
    const [page] = isRecord(site) && Array.isArray(site.pages) ? site.pages : [];
    const changed = withPages([{ ...page, [key]: value }]);
    expectSame(changed);
    expect(isValid(changed)).toBe(valid);
  });
});

function expectSame(value: unknown) {
  expect(isQuicklyValid(value)).toBe(isValid(value));
}

type Keys = readonly (string | number)[];

function pathsOf(value: unknown, keys: Keys = []): Keys[] {
  const children = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [keys, ...children.flatMap(([key, child]) => pathsOf(child, [...keys, key]))];
}

function childOf(value: unknown, key: string | number): unknown {
  return Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
}

function replaced(value: unknown, [key, ...others]: Keys, by: unknown): unknown {
  if (key === undefined) return by;
  const child = replaced(childOf(value, key), others, by);
  return Array.isArray(value)
    ? value.with(Number(key), child)
    : { ...(isRecord(value) ? value : {}), [key]: child };
}

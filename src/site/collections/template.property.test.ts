import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type CollectionCase, collectionCase } from '../../../tests/support/generated/collection-arbitrary';
import { areTested } from '../../../tests/support/variations';
import { validators } from '../../node/base/content/compiled-validators';
import { memoryFiles } from '../files/memory-files';
import { isRecord } from '../json/is-record';
import { explainSchemaErrors } from '../validate/explain-schema-errors';
import { rowErrors, rowPlan } from './fields';
import { type Definition, readDefinitions } from './read-definitions';
import { rowPage } from './row-page';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 300_000 });

type Path = readonly string[];

/** The places of all values in a value. */
const placesIn = (value: unknown, path: Path = []): Path[] =>
  isRecord(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, member]) => [[...path, key], ...placesIn(member, [...path, key])])
    : [];

function withValue(root: unknown, [key, ...path]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(root);
  if (Array.isArray(root))
    return root.map((item, index) => (String(index) === key ? withValue(item, path, change) : item));
  return isRecord(root) ? { ...root, [key]: withValue(root[key], path, change) } : root;
}

/** The definition with as many fields in its templates as hold. */
function definitionOf({ fields, page: { path: _, ...page }, item, choices }: CollectionCase) {
  const names = Object.keys(fields);
  let templates: unknown = { page, item };
  let definition = read(fields, templates);
  for (const { field, form, place } of definition ? choices : []) {
    const places = placesIn(templates);
    const name = names[field % names.length] ?? '';
    const changed = withValue(templates, places[place % places.length] ?? [], (value) =>
      form === 'value'
        ? { type: 'field', name }
        : `${form === 'part' ? String(value).slice(0, 20).replaceAll(/[{}]/g, '') : ''}{${name}}`,
    );
    const next = read(fields, changed);
    if (next) [templates, definition] = [changed, next];
  }
  return definition;
}

function read(fields: object, templates: unknown): Definition | undefined {
  const collection = { name: 'C', fields, path: '/c/{slug}', ...Object(templates) };
  const files = memoryFiles({ 'collections/c/collection.json': JSON.stringify(collection) });
  return readDefinitions(files, validators, undefined).definitions.get('c');
}

test('if a definition holds, every valid row gives a valid page and a valid item', () => {
  const numRuns = areTested ? 3000 : 100;
  const seen = { definitions: 0, fields: 0, rows: 0 };
  fc.assert(
    fc.property(collectionCase, (given) => {
      const definition = definitionOf(given);
      if (!definition) return;
      const plan = rowPlan(given.fields);
      seen.definitions += 1;
      seen.fields += JSON.stringify(definition.text).match(/\{\w+\}|\\"field\\"/g)?.length ?? 0;
      for (const values of given.rows) {
        if (rowErrors(plan, values, validators).length > 0) continue;
        seen.rows += 1;
        const row = { file: 'collections/c/a.json', pointer: '', slug: 'a', values };
        for (const checked of [
          validators.page(rowPage(definition, row)),
          validators.rowItem(definition.item?.fill(row)),
        ])
          expect(checked.valid ? [] : explainSchemaErrors(checked)).toEqual([]);
      }
    }),
    { numRuns },
  );
  expect(Math.min(seen.definitions, seen.fields, seen.rows)).toBeGreaterThan(numRuns / 2);
});

import { validators } from '../../../src/node/base/content/compiled-validators';
import { type Definition, readDefinitions } from '../../../src/site/collections/read-definitions';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { isRecord } from '../../../src/site/json/is-record';
import type { Collection } from '../../../src/site/schema/types.gen';
import type { CollectionCase } from './collection-arbitrary';

type Path = readonly string[];

/** The places of all values in a value. */
export const placesIn = (value: unknown, path: Path = []): Path[] =>
  isRecord(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, member]) => [[...path, key], ...placesIn(member, [...path, key])])
    : [];

export function withValue(root: unknown, [key, ...path]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(root);
  if (Array.isArray(root))
    return root.map((item, index) => (String(index) === key ? withValue(item, path, change) : item));
  return isRecord(root) ? { ...root, [key]: withValue(root[key], path, change) } : root;
}

/** The definition with as many fields in its templates as hold; undefined if it does not hold without them. */
export function filledDefinition({
  fields,
  page: { path: _, ...page },
  item,
  choices,
}: Omit<CollectionCase, 'rows'>): Definition | undefined {
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

const read = (fields: Collection['fields'], templates: unknown) =>
  readDefinition({ name: 'C', fields, path: '/c/{slug}', ...Object(templates) });

/** The definition of a collection, if it holds. */
export function readDefinition(collection: object): Definition | undefined {
  const files = memoryFiles({ 'collections/c/collection.json': JSON.stringify(collection) });
  return readDefinitions(files, validators, undefined).definitions.get('c');
}

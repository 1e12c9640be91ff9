import fc, { type Arbitrary } from 'fast-check';
import schema from '../../../site.schema.json';
import { isRecord } from '../../../src/site/json/is-record';
import type { Collection, RowField, WrittenList } from '../../../src/site/schema/types.gen';
import type { Written } from '../written';
import { schemaArbitraries } from './schema-arbitrary';

export interface CollectionCase {
  fields: Collection['fields'];
  /** A valid page, and a valid item, into which fields are put. */
  page: Readonly<Record<string, unknown>>;
  item: Readonly<Record<string, unknown>>;
  /** Which values become fields, one after the other. */
  choices: readonly Choice[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** Numbers are taken modulo what there is to choose from. */
interface Choice {
  field: number;
  place: number;
  form: 'value' | 'token' | 'part';
}

const { of } = schemaArbitraries(false);
const kinds: readonly string[] = schema.$defs.rowField.properties.kind.enum;
const kindOf = (kind: string): RowField['kind'] => kind as RowField['kind'];

const words = fc.uniqueArray(of('line').map(String), { minLength: 1, maxLength: 3 });
const limit = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: 0, max: 8 }),
  fc.integer({ min: 1, max: 500 }),
);

const field: Arbitrary<RowField> = fc
  .record({
    kind: fc.constantFrom(...kinds, 'line', 'markdown', 'number', 'image', 'date', 'words').map(kindOf),
    optional: fc.boolean(),
    list: fc.nat(3).map((number) => number === 0),
    min: limit,
    max: limit,
    of: words,
  })
  .map(({ kind, optional, list, min, max, of: choices }) => ({
    kind,
    ...(optional && { optional }),
    ...(list && { list }),
    ...ordered(min, max),
    ...((kind === 'choice' || kind === 'words') && { of: choices as [string, ...string[]] }),
  }));

function ordered(min: number | undefined, max: number | undefined): Pick<RowField, 'min' | 'max'> {
  if (min === undefined) return max === undefined ? {} : { max };
  return max === undefined ? { min } : { min: Math.min(min, max), max: Math.max(min, max) };
}

/** Values of a field, of which most are valid: also the longest and the shortest texts. */
function valuesFor({ kind, list = false, min, max, of: choices }: RowField): Arbitrary<unknown> {
  if (!list && kind !== 'words') return oneOf(kind, choices ?? [], min, max);
  const bounds = { minLength: min ?? 0, maxLength: Math.max(min ?? 0, Math.min(max ?? 4, (min ?? 0) + 2)) };
  return fc
    .array(oneOf(kind, choices ?? []), bounds)
    .map((items) => (kind === 'words' ? [...new Set(items)] : items));
}

function oneOf(kind: string, choices: readonly string[], min?: number, max?: number): Arbitrary<unknown> {
  switch (kind) {
    case 'date':
      return of('dateTime');
    case 'page':
      return of('pagePath');
    case 'number':
      return fc.integer({ min: min ?? -1000, max: max ?? 1_000_000_000 });
    case 'choice':
    case 'words':
      return fc.constantFrom(...choices);
    case 'line':
      return fc.oneof(
        of('line').map((text) => fitted(text, min, max)),
        lengths(min, max ?? 400),
      );
    case 'markdown':
    case 'longText':
      return fc.oneof(
        of(kind).map((text) => fitted(text, min, max)),
        lengths(min, max ?? 2000),
      );
    default:
      return of(kind);
  }
}

/** Of characters that Markdown would read as its own. */
const lengths = (min = 1, max: number) =>
  fc
    .tuple(fc.constantFrom(Math.max(min, 1), max), fc.constantFrom('*', '#', '1.', '['))
    .map(([length, unit]) => unit.repeat(length).slice(0, length));

const fitted = (text: unknown, min = 1, max = 400) =>
  String(text).padEnd(min, 'x').slice(0, Math.max(max, 1));

const choice: Arbitrary<Choice> = fc.record({
  field: fc.nat(9),
  place: fc.nat(9999),
  form: fc.constantFrom('value', 'token', 'part'),
});

export const collectionCase: Arbitrary<CollectionCase> = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'dE', 'f1', 'text'), field, {
    minKeys: 1,
    noNullPrototype: true,
  })
  .chain((fields) =>
    fc.record({
      fields: fc.constant(fields),
      page: of('page').filter(isRecord),
      item: of('rowItem').filter(isRecord),
      choices: fc.array(choice, { minLength: 10, maxLength: 40, size: 'max' }),
      rows: fc.array(rowOf(fields), { minLength: 3, maxLength: 5 }),
    }),
  );

const rowOf = (fields: Collection['fields']): Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesFor(field)])), {
    requiredKeys: Object.entries(fields).flatMap(([name, { optional }]) => (optional ? [] : [name])),
    noNullPrototype: true,
  });

/** A collection with all that a site has of it, as the schema alone allows it. */
export interface CollectionParts extends CollectionCase {
  lists: readonly Written<WrittenList>[];
  feed: Collection['feed'] | null;
  /** The page of a word. */
  topic: Readonly<Record<string, unknown>> | null;
  isTable: boolean;
}

/** Made of the schema, so this is what the types that are made of it say. */
const lists = fc.array(of('listBlock'), { minLength: 1, maxLength: 3 }) as Arbitrary<
  CollectionParts['lists']
>;
const feed = fc.option(of('rowFeed')) as Arbitrary<CollectionParts['feed']>;

export const collectionParts: Arbitrary<CollectionParts> = fc
  .record({
    given: collectionCase,
    lists,
    feed,
    topic: fc.option(of('page').filter(isRecord)),
    isTable: fc.boolean(),
  })
  .map(({ given, ...others }) => ({ ...given, ...others, choices: given.choices.slice(0, 12) }));

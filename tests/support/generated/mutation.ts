import fc, { type Arbitrary } from 'fast-check';
import { isRecord } from '../../../src/site/json/is-record';
import type { ContentFiles } from './fix-site';
import { characters } from './text-arbitrary';

/** A change that no editor means to make. Numbers are taken modulo what there is to choose from. */
export interface Mutation {
  file: number;
  change: 'value' | 'text';
  kind: number;
  place: number;
  other: number;
  value: unknown;
}

const oddValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e21, 5e-324, '', ' ', '\u00a0', [], {}, [[]], [null]],
  ...[{ type: 'hero' }, { toString: '', valueOf: '' }],
  ...[
    'x'.repeat(401),
    'x'.repeat(25_000),
    '/'.repeat(400),
    '💡'.repeat(400),
    '__proto__',
    'constructor',
    '/404',
  ],
];

export const mutation: Arbitrary<Mutation> = fc.record({
  file: fc.nat(9),
  change: fc.constantFrom('value', 'value', 'text'),
  kind: fc.nat(999),
  place: fc.nat(999_999),
  other: fc.nat(999_999),
  value: fc.oneof(fc.constantFrom(...oddValues), fc.jsonValue(), fc.constantFrom(...characters)),
});

/** The content with the change made to one of its JSON files; a row may have nothing that could be changed. */
export function mutate(files: ContentFiles, change: Mutation): ContentFiles {
  const names = Object.keys(files).filter((name) => name.endsWith('.json') && files[name] !== '{}');
  const file = pick(names, change.file);
  const text = String(files[file]);
  return {
    ...files,
    [file]: change.change === 'text' ? mutateText(text, change) : mutateValue(text, change),
  };
}

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
};

type Edit<Subject> = (subject: Subject, change: Mutation) => Subject;

function mutateText(text: string, change: Mutation): string {
  return pick(textEdits, change.kind)(text, change);
}

const textEdits: readonly Edit<string>[] = [
  (text, { place }) => text.slice(0, place % text.length),
  (text, { place }) => text.slice(place % text.length),
  (text, { place, other }) => splice(text, place, 1 + (other % 40), ''),
  (text, { place, other }) => splice(text, place, 0, pick(characters, other)),
  (text, { place, other }) => splice(text, place, 1, pick(characters, other)),
  (text, { place, other }) =>
    splice(text, place, 0, text.slice(other % text.length, (other % text.length) + 60)),
  (text, { place, value }) => splice(text, place, 0, JSON.stringify(value)),
  (text, { place }) => splice(text, place, 0, '['.repeat(150)),
  (text, { place }) => splice(text, place, 0, '{"a":'.repeat(10_000)),
  (text, { place }) => splice(text, place, 0, '\\u0000\\ud800'),
  (text) => `\ufeff${text.replaceAll('\n', '\r\n')},`,
  (text, { place }) => splice(text, text.indexOf(':', place % text.length) + 1, 0, '1e999,"type":'),
];

const splice = (text: string, place: number, length: number, put: string) => {
  const at = place % Math.max(text.length, 1);
  return text.slice(0, at) + put + text.slice(at + length);
};

type Container = unknown[] | Record<string, unknown>;

/** Where a value stands: of a list the number, of an object the key. */
interface Spot {
  parent: Container;
  key: string;
}

/** JSON text with one of its values changed. */
export function mutateValue(text: string, change: Mutation): string {
  const value: unknown = JSON.parse(text);
  const spots = spotsOf(value);
  const spot = pick(spots, change.place);
  pick(valueEdits, change.kind)(spot, pick(spots, change.other), change);
  return JSON.stringify(value, null, 1);
}

const entries = (value: unknown): Spot[] =>
  Array.isArray(value) || isRecord(value) ? Object.keys(value).map((key) => ({ parent: value, key })) : [];
/** Without recursion: an earlier change may have made the value deep. */
function spotsOf(value: unknown): Spot[] {
  const spots = entries(value);
  for (const spot of spots) for (const inner of entries(get(spot))) spots.push(inner);
  return spots;
}
const get = ({ parent, key }: Spot): unknown => (Array.isArray(parent) ? parent[Number(key)] : parent[key]);
const put = (spot: Spot, value: unknown) =>
  Object.defineProperty(spot.parent, spot.key, { ...writable, value });
const writable = { configurable: true, enumerable: true, writable: true };
const remove = ({ parent, key }: Spot) => {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
};
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const wrap = (value: unknown, levels: number): unknown => (levels === 0 ? value : [wrap(value, levels - 1)]);

const valueEdits: readonly ((spot: Spot, other: Spot, change: Mutation) => void)[] = [
  remove,
  (spot, _, { value }) => put(spot, copy(value)),
  (spot, other) => {
    const value = copy(get(other));
    put(other, copy(get(spot)));
    put(spot, value);
  },
  (spot, other) => put(spot, copy(get(other))),
  (spot, other) => {
    const value = get(spot);
    remove(spot);
    put(
      { parent: spot.parent, key: Array.isArray(spot.parent) ? String(spot.parent.length) : other.key },
      value,
    );
  },
  (spot, _, { other }) => {
    const value = get(spot);
    remove(spot);
    put(
      {
        parent: spot.parent,
        key: Array.isArray(spot.parent) ? '0' : `${spot.key}${pick(characters, other)}`,
      },
      value,
    );
  },
  ({ parent }, other) => {
    if (Array.isArray(parent)) parent.push(copy(get(other)));
    else put({ parent, key: other.key }, copy(get(other)));
  },
  ({ parent, key }, _, { other }) => {
    const many = Array.from({ length: other % 70 }, () => copy(get({ parent, key })));
    if (Array.isArray(parent)) parent.push(...many);
    else put({ parent, key }, many);
  },
  (spot, _, { other }) => put(spot, wrap(get(spot), pick([1, 2, 50, 120, 2000], other))),
  (spot, _, { other, place }) => {
    const value = get(spot);
    if (typeof value === 'string') put(spot, splice(value, place, other % 2, pick(characters, other)));
    else put(spot, JSON.stringify(value));
  },
  (spot, _, { other }) => {
    const value = get(spot);
    if (typeof value === 'string') put(spot, value.repeat(pick([0, 2, 30, 3000], other)));
    else put(spot, [value]);
  },
  ({ parent }, _, { value, other }) =>
    put(
      { parent, key: Array.isArray(parent) ? '0' : pick(['__proto__', 'constructor', 'id', 'type'], other) },
      value,
    ),
];

import schema from '../../../site.schema.json';
import type { ValueOperation } from '../../../src/edit/operation';
import { isRecord } from '../../../src/site/json/is-record';
import { escapeKey } from '../../../src/site/json/json-path';

export type Random = () => number;

export const pickFrom = <T>(random: Random, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

/** Words that differ each time, some of them long, wide or escaped. */
export function randomText(random: Random): string {
  const word = random().toString(36).slice(2);
  const forms = [
    word,
    word,
    `${word} `.repeat(1 + Math.floor(random() * 12)),
    `"${word}"\\\n`,
    `日本語 ${word}`,
    `é👍 ${word}`,
    `</${word}>`,
  ];
  return pickFrom(random, forms);
}

const keys = [
  ...new Set(
    Object.values(schema.$defs).flatMap((kind) => ('properties' in kind ? Object.keys(kind.properties) : [])),
  ),
];

interface FoundValue {
  at: string;
  value: unknown;
  parent: unknown;
}

/** Every value of a document, with its pointer. */
export function valuesIn(value: unknown, at = '', parent?: unknown): FoundValue[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => valuesIn(item, `${at}/${index}`, value))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, field]) => valuesIn(field, `${at}/${escapeKey(key)}`, value))
      : [];
  return [{ at, value, parent }, ...inner];
}

/** An operation that fits a document. */
export function randomOperation(random: Random, file: string, document: unknown): ValueOperation {
  const values = valuesIn(document);
  for (;;) {
    const operation = tryOperation(random, file, values, pickFrom(random, values));
    if (operation) return operation;
  }
}

function tryOperation(
  random: Random,
  file: string,
  values: readonly FoundValue[],
  found: FoundValue,
): ValueOperation | undefined {
  const { at, value, parent } = found;
  const newValue = () => {
    const copied = pickFrom(random, values);
    return pickFrom(random, [
      randomText(random),
      random() < 0.5,
      Math.floor(random() * 99),
      [randomText(random), 'b'],
      {},
      [],
      copied.at === '' ? 1 : copied.value,
    ]);
  };
  const list = at.slice(0, at.lastIndexOf('/'));
  const indexBelow = (length: number) => Math.floor(random() * length);
  if (at === '')
    return values.length === 1
      ? { op: 'insert', file, at: `/${pickFrom(random, keys)}`, value: newValue() }
      : undefined;
  const ways: (() => ValueOperation | undefined)[] = [
    () => (typeof value === 'string' ? { op: 'set', file, at, value: randomText(random) } : undefined),
    () => (random() < 0.3 ? { op: 'set', file, at, value: newValue() } : undefined),
    () => ({ op: 'remove', file, at }),
    () => {
      if (Array.isArray(value)) {
        const index = indexBelow(value.length + 1);
        const like = value.length > 0 && random() < 0.7 ? value[indexBelow(value.length)] : newValue();
        return {
          op: 'insert',
          file,
          at: `${at}/${index}`,
          value: typeof like === 'string' ? randomText(random) : like,
        };
      }
      const key = pickFrom(random, keys);
      if (!isRecord(value) || Object.hasOwn(value, key)) return undefined;
      return { op: 'insert', file, at: `${at}/${escapeKey(key)}`, value: newValue() };
    },
    () => {
      if (Array.isArray(parent)) return { op: 'move', file, at, to: `${list}/${indexBelow(parent.length)}` };
      const key = pickFrom(random, keys);
      if (!isRecord(parent) || Object.hasOwn(parent, key)) return undefined;
      return { op: 'move', file, at, to: `${list}/${escapeKey(key)}` };
    },
    () => {
      const target = pickFrom(random, values);
      if (!Array.isArray(parent) || !Array.isArray(target.value)) return undefined;
      const isFar = target.value !== parent && parent.length > 1;
      if (!isFar || target.at.startsWith(`${list}/`)) return undefined;
      return { op: 'move', file, at, to: `${target.at}/${indexBelow(target.value.length + 1)}` };
    },
  ];
  return pickFrom(random, ways)();
}

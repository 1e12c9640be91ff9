import { isRecord } from '../../src/site/json/is-record';
import { listOf } from '../../src/site/json/value-at';
import type { Step } from '../../src/site/migrations/migration';
import type { Node } from '../../src/site/schema/definitions';
import { editorKeywords } from '../../src/site/schema/plan-types';
import { nearest } from '../../src/site/text/nearest';
import { knownByAnotherName } from '../../src/site/text/other-names';

/** The steps that probably led from one schema to another, by the nearest names. Whoever uses them reads them first. */
export function proposeSteps(before: Node, now: Node): Step[] {
  const [old, parts] = [partsOf(before), partsOf(now)];
  const renamed = renamesBetween(old, parts, isSame);
  const isAnother = (name: string) => name in parts && !isSame(old[name], parts[name]);
  // The engine has taken a name, so this block has another one.
  for (const name of Object.keys(old).filter(isAnother))
    for (const other of Object.keys(parts))
      if (!(other in old) && isSame(old[name], parts[other])) renamed.set(name, other);
  const steps: Step[] = [...renamed].map(([name, other]) => ({ at: shortOf(name), rename: shortOf(other) }));
  for (const [name, part] of Object.entries(old)) {
    const other = renamed.get(name) ?? name;
    if (other in parts) steps.push(...stepsBetween(shortOf(other), part, parts[other], renamed));
  }
  return steps;
}

/** The definitions, and site.json. */
const partsOf = ({ $defs, ...site }: Node): Node => ({ ...(isRecord($defs) && $defs), site });

const shortOf = (name: string) => name.replace(/Block$/, '');

/** What says nothing of a value, and the constant that follows from the name of a block. */
const saysNothing = new Set([...editorKeywords, 'title', 'description', 'examples', '$comment', 'const']);

const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);
const textOf = (node: unknown) =>
  JSON.stringify(node, (key, value: unknown) =>
    saysNothing.has(key) && !isRecord(value) ? undefined : value,
  );

/** The new name of each that has another one. */
function renamesBetween(old: Node, now: Node, same: typeof isSame): Map<string, string> {
  const gone = Object.keys(old).filter((name) => !(name in now));
  const free = new Set(Object.keys(now).filter((name) => !(name in old)));
  const found = new Map<string, string>();
  const twin = (name: string) => [...free].find((other) => same(old[name], now[other]));
  const last = () => (free.size === 1 && gone.length === found.size + 1 ? [...free][0] : undefined);
  for (const find of [nearest, knownByAnotherName, twin, last])
    for (const name of gone) {
      const other = found.has(name) ? undefined : find(name, free);
      if (other === undefined) continue;
      found.set(name, other);
      free.delete(other);
    }
  return found;
}

function stepsBetween(name: string, old: unknown, now: unknown, parts: ReadonlyMap<string, string>): Step[] {
  const same: typeof isSame = (one, other) => isSame(withNames(one, parts), other);
  const [before, after] = [fieldsOf(old), fieldsOf(now)];
  const renamed = renamesBetween(before, after, same);
  const required = (node: unknown) => (isRecord(node) ? listOf(node.required).map(String) : []);
  const known = required(old).map((key) => renamed.get(key) ?? key);
  const owed = required(now).filter((key) => !known.includes(key));
  return [
    ...[...renamed].map(([key, rename]) => ({ at: `${name}.${key}`, rename })),
    ...valueSteps(name, old, now, same),
    ...Object.entries(before).flatMap(([key, field]): Step[] => {
      if (key === 'type') return [];
      const to = renamed.get(key) ?? key;
      const at = `${name}.${to}`;
      return to in after
        ? valueSteps(at, field, after[to], same)
        : [{ at, remove: 'say where this is written now.' }];
    }),
    ...owed.map((key) => ({ at: `${name}.${key}`, default: sampleOf(after[key]) })),
  ];
}

const fieldsOf = (part: unknown): Node =>
  isRecord(part) && isRecord(part.properties) ? part.properties : {};

/** With the new names of the definitions that it refers to. */
const withNames = (node: unknown, renamed: ReadonlyMap<string, string>): unknown =>
  JSON.parse(
    JSON.stringify(node, (key, value: unknown) => {
      const name = key === '$ref' ? String(value).replace('#/$defs/', '') : '';
      return renamed.has(name) ? `#/$defs/${renamed.get(name)}` : value;
    }),
  );

function valueSteps(at: string, old: unknown, now: unknown, same: typeof isSame): Step[] {
  if (!isRecord(old) || !isRecord(now)) return [];
  if (isRecord(now.items) && same(old, now.items)) return [{ at, wrap: 'list' }];
  if (isRecord(old.items) && same(old.items, now)) return [{ at, unwrap: 'list' }];
  const valuesOf = (node: Node) => listOf(node.enum).map(String);
  const gone = valuesOf(old).filter((value) => !valuesOf(now).includes(value));
  const free = valuesOf(now).filter((value) => !valuesOf(old).includes(value));
  const map = Object.fromEntries(gone.map((value) => [value, nearest(value, free) ?? free[0] ?? '']));
  return gone.length > 0 && Array.isArray(now.enum) ? [{ at, map }] : [];
}

const sampleOf = (field: unknown): unknown =>
  isRecord(field) ? (listOf(field.examples)[0] ?? listOf(field.enum)[0] ?? '') : '';

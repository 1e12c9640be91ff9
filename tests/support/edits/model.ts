import type { ValueOperation } from '../../../src/edit/operation';
import { isRecord } from '../../../src/site/json/is-record';
import { keysOf } from '../../../src/site/json/json-path';

/** Applies an operation to a parsed document, in the plainest way. */
export function applyToModel(document: unknown, operation: ValueOperation): void {
  const [parent, key] = placeOf(document, operation.at);
  if (operation.op === 'set') setAt(parent, key, operation.value);
  else if (operation.op === 'insert') insertAt(parent, key, structuredClone(operation.value));
  else {
    const value = removeAt(parent, key);
    if (operation.op === 'remove') return;
    const [target, name] = placeOf(document, operation.to);
    insertAt(target, name, value);
  }
}

function placeOf(document: unknown, pointer: string): [parent: unknown, key: string] {
  const keys = keysOf(pointer);
  const parent = keys.slice(0, -1).reduce<unknown>((value, key) => childAt(value, key), document);
  return [parent, keys.at(-1) ?? ''];
}

export function childAt(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) ? value[key] : undefined;
}

function setAt(parent: unknown, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = structuredClone(value);
  else if (isRecord(parent)) parent[key] = structuredClone(value);
}

function insertAt(parent: unknown, key: string, value: unknown): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 0, value);
  else setAt(parent, key, value);
}

function removeAt(parent: unknown, key: string): unknown {
  if (Array.isArray(parent)) return parent.splice(Number(key), 1)[0];
  if (!isRecord(parent)) return undefined;
  const value = parent[key];
  delete parent[key];
  return value;
}

/** A document without its empty lists: the engine drops those that may be missing. */
export const withoutEmptyLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyLists);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => !Array.isArray(field) || field.length > 0);
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutEmptyLists(field)]));
};

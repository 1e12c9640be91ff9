import { isRecord } from './is-record';
import { keysOf } from './json-path';

/** The value of a field or an item; undefined if there is none. */
export function memberOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The value at a JSON pointer; undefined if there is none. */
export const valueAt = (root: unknown, pointer: string): unknown => keysOf(pointer).reduce(memberOf, root);

/** What is no list is an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

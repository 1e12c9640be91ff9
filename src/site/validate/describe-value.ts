import { isRecord } from '../json/is-record';
import { keysOf } from '../json/json-path';
import { quoted, singular } from '../text/wording';

/** `"heading"`, or `Card 3` for an item of a list. */
export function fieldName(pointer: string): string {
  const keys = keysOf(pointer);
  const last = keys.at(-1);
  if (last === undefined) return 'The document';
  if (!/^\d+$/.test(last)) return quoted(last);
  const list = singular(keys.at(-2) ?? 'item');
  return `${list[0]?.toUpperCase()}${list.slice(1)} ${Number(last) + 1}`;
}

/** What messages call a value. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'empty' : quoted(value);
  if (typeof value === 'number') return `the number ${value}`;
  if (Array.isArray(value)) return 'a list';
  return isRecord(value) ? 'an object' : String(value);
}

/** A value as it is written in one line. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${shown(member)}`)
    .join(', ')} }`;
}

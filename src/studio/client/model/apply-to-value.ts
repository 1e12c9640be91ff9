import { isRecord } from '../../../site/json/is-record';
import { keysOf } from '../../../site/json/json-path';
import { valueAt } from '../../../site/json/value-at';
import type { FieldChange } from './editor';

/** A document after a change, as the edit engine will make it. Unchanged parts stay the same objects. */
export function applyToValue(value: unknown, change: FieldChange): unknown {
  const keys = keysOf(change.at);
  switch (change.op) {
    case 'set':
      return put(value, keys, () => change.value);
    case 'insert':
      return insert(value, keys, change.value);
    case 'remove':
      return remove(value, keys);
    case 'move': {
      const moved = valueAt(value, change.at);
      const { parent, key } = parentOf(keys);
      const to = keysOf(change.to);
      const around = change.at.slice(0, change.at.lastIndexOf('/'));
      return isRecord(valueAt(value, around))
        ? put(value, parent, (fields) => renamed(fields, key, to.at(-1) ?? ''))
        : insert(remove(value, keys), to, moved);
    }
  }
}

/** Replaces what is at the end of the keys. What is not there on the way stays as it is. */
function put(
  value: unknown,
  [key, ...others]: readonly string[],
  make: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return make(value);
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(key) ? put(item, others, make) : item));
  return isRecord(value) ? { ...value, [key]: put(value[key], others, make) } : value;
}

const parentOf = (keys: readonly string[]) => ({ parent: keys.slice(0, -1), key: keys.at(-1) ?? '' });

function insert(value: unknown, keys: readonly string[], item: unknown): unknown {
  if (keys.length === 0) return item;
  const { parent, key } = parentOf(keys);
  return put(value, parent, (list) => {
    if (!Array.isArray(list)) return isRecord(list) ? { ...list, [key]: item } : list;
    const index = key === '-' ? list.length : Number(key);
    return [...list.slice(0, index), item, ...list.slice(index)];
  });
}

/** A field with another name is where it was. */
const renamed = (fields: unknown, from: string, to: string): unknown =>
  isRecord(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, item]) => [name === from ? to : name, item]))
    : fields;

function remove(value: unknown, keys: readonly string[]): unknown {
  const { parent, key } = parentOf(keys);
  return put(value, parent, (from) => {
    if (Array.isArray(from)) return from.filter((_, index) => index !== Number(key));
    return isRecord(from) ? Object.fromEntries(Object.entries(from).filter(([name]) => name !== key)) : from;
  });
}

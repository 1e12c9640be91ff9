import { matchItems } from '../../../edit/diff/match-items';
import { escapeKey, keysOf } from '../../../site/json/json-path';
import { memberOf } from '../../../site/json/value-at';

/**
 * Where a place is after its file has become another value: an item is followed through its list. Undefined if it is
 * gone.
 */
export function followPointer(before: unknown, after: unknown, pointer: string): string | undefined {
  let [was, now] = [before, after];
  let followed = '';
  for (const key of keysOf(pointer)) {
    const next =
      Array.isArray(was) && Array.isArray(now) && was.length > Number(key)
        ? matchItems(was, now).get(Number(key))
        : key;
    if (next === undefined) return undefined;
    followed += `/${escapeKey(next)}`;
    was = memberOf(was, key);
    now = memberOf(now, String(next));
    if (was !== undefined && now === undefined) return undefined;
  }
  return followed;
}

/** The place, or the nearest around it that is left: at least the part of the file, which has a form while it is missing. */
export function followNearest(before: unknown, after: unknown, pointer: string): string {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const followed = followPointer(before, after, at);
    if (followed !== undefined) return followed;
  }
  return pointer.split('/', 2).join('/');
}

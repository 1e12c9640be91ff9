import { isSameKind, matchItems } from '../../edit/diff/match-items';
import { isEqual } from '../../edit/text/identity';
import { escapeKey, keysOf } from '../../site/json/json-path';
import { memberOf } from '../../site/json/value-at';

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
        ? indexAfter(was, now, Number(key))
        : key;
    if (next === undefined) return undefined;
    followed += `/${escapeKey(next)}`;
    was = memberOf(was, key);
    now = memberOf(now, String(next));
    if (was !== undefined && now === undefined) return undefined;
  }
  return followed;
}

function indexAfter(was: readonly unknown[], now: readonly unknown[], index: number): number | undefined {
  const isAlone = (item: unknown, other: number) => other === index || isSame(item, now[other]);
  const isSteady = was.length === now.length && was.every(isAlone) && isSameKind(was[index], now[index]);
  return isSteady ? index : matchItems(was, now).get(index);
}

const isSame = (one: unknown, other: unknown) => one === other || isEqual(one, other);

/** The place, or the nearest around it that is left. */
export function followNearest(before: unknown, after: unknown, pointer: string): string {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const followed = followPointer(before, after, at);
    if (followed !== undefined) return followed;
  }
  return '';
}

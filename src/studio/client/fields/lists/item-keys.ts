import { useState } from 'react';

/** Keys for the items of a list, which have none of their own. */
export interface KeyedItems {
  items: readonly unknown[];
  keys: readonly number[];
  /** The key of the next new item. */
  next: number;
}

export const firstKeys = (items: readonly unknown[]): KeyedItems => ({
  items,
  keys: items.map((_, index) => index),
  next: items.length,
});

/** Equal items keep their key wherever they are now; an item that was changed keeps that of its position. */
export function matchKeys(before: KeyedItems, items: readonly unknown[]): KeyedItems {
  if (items === before.items) return before;
  const old = before.items.map((item) => JSON.stringify(item));
  const now = items.map((item) => JSON.stringify(item));
  const free = new Set(before.keys);
  const keys: (number | undefined)[] = now.map(() => undefined);
  const give = (index: number, from: number) => {
    const key = before.keys[from];
    if (key === undefined || !free.delete(key)) return false;
    keys[index] = key;
    return true;
  };
  for (const [index, text] of now.entries()) if (text === old[index]) give(index, index);
  for (const [index, text] of now.entries())
    if (keys[index] === undefined) old.some((each, from) => each === text && give(index, from));
  let { next } = before;
  for (const index of now.keys())
    if (keys[index] === undefined && !(now.length === old.length && give(index, index))) keys[index] = next++;
  return { items, keys: keys.map((key) => key ?? next++), next };
}

/** Keys that stay with their items. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [state, setState] = useState(() => firstKeys(items));
  const matched = matchKeys(state, items);
  if (matched !== state) setState(matched);
  return matched.keys;
}

import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { isWithin } from './places';

export interface ListedItem {
  /** Which of its list it is. */
  index: number;
  count: number;
  /** The place of another one. */
  at(index: number): Place;
}

/** The innermost item of a list of several that a place is in, below the place `top`. The value of the file is given. */
export function itemAround(value: unknown, place: Place | undefined, top: Place): ListedItem | undefined {
  if (!place || !isWithin(place, top)) return undefined;
  const { file } = place;
  for (let { pointer } = place; pointer.length > top.pointer.length; ) {
    const slash = pointer.lastIndexOf('/');
    const [list, index] = [pointer.slice(0, slash), Number(pointer.slice(slash + 1))];
    const items = valueAt(value, list);
    if (Array.isArray(items) && items.length > 1 && list.length > top.pointer.length)
      return { index, count: items.length, at: (other) => ({ file, pointer: `${list}/${other}` }) };
    pointer = list;
  }
  return undefined;
}

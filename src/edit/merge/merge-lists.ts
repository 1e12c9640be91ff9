import { matchItems } from '../diff/match-items';
import { hashOf } from '../text/identity';
import { mergeOrder } from './merge-order';
import { below, type MergeConflict, type Merged, type MergeInner, type Side, sentenceOf } from './merged';

type List = readonly unknown[];
type Lists = Readonly<Record<'base' | Side, List>>;

/** An item that both sides have kept, with its index on each. */
interface KeptItem extends Merged {
  ours: number;
  theirs: number;
}

/**
 * Merges two lists that were one. Items are the same by what identifies them. What a side has added stays behind the item
 * that it was put behind, or at the end of the list; first that of ours.
 */
export function mergeLists(lists: Lists, side: Side, inner: MergeInner): Merged & { value: unknown[] } {
  const { base, ours, theirs } = lists;
  const [inOurs, inTheirs] = [matchItems(base, ours), matchItems(base, theirs)];
  const kept: KeptItem[] = [];
  const conflicts: MergeConflict[] = [];
  /** Items that only one side has, by their indexes there. */
  const only = { ours: addedTo(ours, inOurs), theirs: addedTo(theirs, inTheirs) };
  for (const [from, item] of base.entries()) {
    const places = { ours: inOurs.get(from), theirs: inTheirs.get(from) };
    const sides = { base: item, ours: itemAt(ours, places.ours), theirs: itemAt(theirs, places.theirs) };
    if (places.ours !== undefined && places.theirs !== undefined) {
      kept.push({ ...inner(sides), ours: places.ours, theirs: places.theirs });
      continue;
    }
    if (places.ours === undefined && places.theirs === undefined) continue;
    const merged = inner(sides);
    const place = places[side];
    if (merged.value !== undefined && place !== undefined) only[side].set(place, merged.value);
    if (merged.conflicts.length > 0)
      conflicts.push({ ...sides, pointer: '', message: sentenceOf(sides, 'An item of this list') });
  }
  dropTwins(only.ours, only.theirs);

  const merged = mergeOrder(kept);
  if (!merged)
    conflicts.push({ ...lists, pointer: '', message: 'Both sides have put these items into another order.' });
  const ordered = merged ?? kept.toSorted((one, other) => one[side] - other[side]);
  const slots = [slotsOf('ours', lists, ordered, only.ours), slotsOf('theirs', lists, ordered, only.theirs)];
  const added = (place: number): Merged[] =>
    slots.flatMap((slot) => slot.get(place) ?? []).map((value) => ({ value, conflicts: [] }));
  const items = [
    ...added(start),
    ...ordered.flatMap((item, place): Merged[] => [item, ...added(place)]),
    ...added(end),
  ];
  return {
    value: items.map(({ value }) => value),
    conflicts: [...conflicts, ...items.flatMap((item, index) => below(index, item.conflicts))],
  };
}

const start = -1;
const end = Number.POSITIVE_INFINITY;

const itemAt = (list: List, place: number | undefined): unknown =>
  place === undefined ? undefined : list[place];

function addedTo(list: List, matches: ReadonlyMap<number, number>): Map<number, unknown> {
  const known = new Set(matches.values());
  return new Map([...list.entries()].filter(([place]) => !known.has(place)));
}

/** What both sides have added is one item. */
function dropTwins(ours: ReadonlyMap<number, unknown>, theirs: Map<number, unknown>): void {
  const places = new Map([...theirs].map(([place, value]) => [hashOf(value), place]));
  for (const value of ours.values()) theirs.delete(places.get(hashOf(value)) ?? -1);
}

/** The items that a side alone has, by the place in the merged order of the item that they come behind. */
function slotsOf(
  side: Side,
  lists: Lists,
  ordered: readonly KeptItem[],
  only: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, unknown[]> {
  const placeOf = new Map(ordered.map((item, place) => [item[side], place]));
  const last = Math.max(...placeOf.keys());
  const slots = new Map<number, unknown[]>();
  let behind = start;
  for (const index of lists[side].keys()) {
    behind = placeOf.get(index) ?? behind;
    if (!only.has(index)) continue;
    const slot = index > last ? end : behind;
    slots.set(slot, [...(slots.get(slot) ?? []), only.get(index)]);
  }
  return slots;
}

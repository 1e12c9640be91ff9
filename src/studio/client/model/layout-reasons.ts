import { memberOf } from '../../../site/json/value-at';
import { shownBlock } from '../../../site/read/shared-blocks';
import { countedList, isSlot, layoutNeeds, slotValues } from '../../../site/schema/layout-slots';
import { matchLayout } from '../../../site/schema/match-layout';
import type { LayoutSlot } from '../../../site/schema/types.gen';

/** A place where a block may be added: that of a slot, or any block if it names none. */
export interface OpenPlace {
  at: number;
  slot: LayoutSlot | undefined;
}

/** What the layout of a page fixes, each with the reason in the words of the rule `broken-layout`. */
export interface LayoutReasons {
  /** Why the page takes no further block. */
  added?: string;
  /** Where it takes one. Empty for a page that is free. */
  open: readonly OpenPlace[];
  /** Where a block of a type can be added that is as near as possible to an index; undefined if there is no such place. */
  place(type: unknown, near: number): OpenPlace | undefined;
  /** Why no block of a type can be added. */
  refused(type: unknown): string | undefined;
  /** Why a block can't be moved. */
  block(index: number): string | undefined;
  /** Why it can't be removed. */
  kept(index: number): string | undefined;
  /** Why a field of a block has its value. */
  value(index: number, key: string): { reason: string; wanted: unknown } | undefined;
  /** Why a list of a block has its number of items. */
  items(index: number, key: string): { reason: string; count: number } | undefined;
}

const free: LayoutReasons = {
  open: [],
  place: (_, near) => ({ at: near, slot: undefined }),
  refused: () => undefined,
  block: () => undefined,
  kept: () => undefined,
  value: () => undefined,
  items: () => undefined,
};

const toGo = 'To add another, let this page go its own way first.';

/** Of a page with a layout of site.json. A block that is not the one of its slot is free. */
export function layoutReasons(site: unknown, page: unknown): LayoutReasons {
  const name = memberOf(page, 'layout');
  const slots = typeof name === 'string' ? memberOf(memberOf(site, 'layouts'), name) : undefined;
  const blocks = memberOf(page, 'blocks');
  if (typeof name !== 'string' || !Array.isArray(slots) || !slots.every(isSlot) || !Array.isArray(blocks))
    return free;
  const types = blocks.map((block) => memberOf(shownBlock(site, block), 'type'));
  const { slots: filled, broken } = matchLayout(slots, types);
  const slotOf = (index: number): LayoutSlot | undefined => slots[filled[index] ?? slots.length];
  /** A page that lacks a block can be corrected. */
  const isLacking = broken?.slot !== undefined;
  const placesOf = (type: unknown): OpenPlace[] =>
    [...types, type].flatMap((_, at) => {
      const after = matchLayout(slots, types.toSpliced(at, 0, type));
      const isOpen = broken ? isLacking : !after.broken;
      return isOpen ? [{ at, slot: slots[after.slots[at] ?? slots.length] }] : [];
    });
  const open = openPlaces(slots, filled, placesOf);
  const refused = `${layoutNeeds.blocks(name, slots.length)}. ${toGo}`;
  return {
    ...(!isLacking && (broken || open.length === 0) && { added: refused }),
    open: broken ? [] : open,
    place: (type, near) =>
      placesOf(type).toSorted((a, b) => Math.abs(a.at - near) - Math.abs(b.at - near))[0],
    refused(type) {
      if (placesOf(type).length > 0) return undefined;
      const number = types.length + 1;
      return open.length > 0 ? `${layoutNeeds.noPlace(name, String(type), number)}. ${toGo}` : refused;
    },
    block(index) {
      const slot = slotOf(index);
      const words = slot?.optional ? layoutNeeds.optional : layoutNeeds.block;
      return slot && `${words(name, slot, index + 1)}.`;
    },
    kept(index) {
      const slot = slotOf(index);
      return slot && !slot.optional ? `${layoutNeeds.block(name, slot, index + 1)}.` : undefined;
    },
    value(index, key) {
      const wanted = memberOf(slotValues(slotOf(index) ?? {}), key);
      return wanted === undefined
        ? undefined
        : { wanted, reason: `${layoutNeeds.value(name, key, wanted)}.` };
    },
    items(index, key) {
      const { type, count } = slotOf(index) ?? {};
      const isCounted = type !== undefined && count !== undefined && countedList(type) === key;
      return isCounted ? { count, reason: `${layoutNeeds.items(name, count, key)}.` } : undefined;
    },
  };
}

/** The optional slots that are empty, and where blocks of any type may come. */
function openPlaces(
  slots: readonly LayoutSlot[],
  filled: readonly (number | undefined)[],
  placesOf: (type: unknown) => readonly OpenPlace[],
): OpenPlace[] {
  return slots.flatMap((slot, index) => {
    const next = filled.findIndex((other) => other !== undefined && other > index);
    const end = { at: next === -1 ? filled.length : next, slot: undefined };
    const isEmpty = slot.optional && !filled.includes(index);
    return [
      ...(isEmpty ? placesOf(slot.type).filter((place) => place.slot === slot) : []).slice(0, 1),
      ...(slot.more ? [end] : []),
    ];
  });
}

import { isRecord } from '../../../site/json/is-record';
import { memberOf } from '../../../site/json/value-at';
import { countedList, layoutNeeds } from '../../../site/schema/layout-slots';
import type { LayoutSlot } from '../../../site/schema/types.gen';

/** What the layout of a page fixes, each with the reason in the words of the rule `broken-layout`. */
export interface LayoutReasons {
  /** Why the page takes no further block. */
  added?: string;
  /** Why a block can't be moved or removed. */
  block(index: number): string | undefined;
  /** Why a field of a block has its value. */
  value(index: number, key: string): { reason: string; wanted: unknown } | undefined;
  /** Why a list of a block has its number of items. */
  items(index: number, key: string): { reason: string; count: number } | undefined;
}

const free: LayoutReasons = { block: () => undefined, value: () => undefined, items: () => undefined };

/** Of a page with a layout of site.json. A block that is not the one of its slot is free. */
export function layoutReasons(site: unknown, page: unknown): LayoutReasons {
  const name = memberOf(page, 'layout');
  const slots = typeof name === 'string' ? memberOf(memberOf(site, 'layouts'), name) : undefined;
  const blocks = memberOf(page, 'blocks');
  if (typeof name !== 'string' || !Array.isArray(slots) || !Array.isArray(blocks)) return free;
  const slotOf = (index: number): LayoutSlot | undefined => {
    const slot: unknown = slots[index];
    return isSlot(slot) && memberOf(blocks[index], 'type') === slot.type ? slot : undefined;
  };
  return {
    ...(blocks.length >= slots.length && {
      added: `${layoutNeeds.blocks(name, slots.length)}. To add another, remove the page's layout first.`,
    }),
    block(index) {
      const slot = slotOf(index);
      return slot && `${layoutNeeds.block(name, slot, index + 1)}.`;
    },
    value(index, key) {
      const { type: _, count: __, ...values }: Partial<LayoutSlot> = slotOf(index) ?? {};
      const wanted = memberOf(values, key);
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

const isSlot = (slot: unknown): slot is LayoutSlot => isRecord(slot) && typeof slot.type === 'string';

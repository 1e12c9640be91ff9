import { isRecord } from '../json/is-record';
import { listOf } from '../json/value-at';
import { counted } from '../text/wording';
import { kindPlan } from './field-plan';
import { fieldsOf, settledPlan } from './plan-at';
import type { LayoutSlot } from './types.gen';

/** What a layout asks of a page: the start of a message, and the reason why a form does not offer another value. */
export const layoutNeeds = {
  block: (layout: string, slot: LayoutSlot, number: number) =>
    `The layout "${layout}" needs ${describeSlot(slot)} as block ${number}`,
  optional: (layout: string, { type }: LayoutSlot, number: number) =>
    `The layout "${layout}" has ${type} only as block ${number}`,
  noPlace: (layout: string, type: string, number: number) =>
    `The layout "${layout}" has no place for ${type} as block ${number}`,
  blocks: (layout: string, count: number) => `The layout "${layout}" has ${counted(count, 'blocks')}`,
  items: (layout: string, count: number, list: string) =>
    `The layout "${layout}" needs exactly ${counted(count, list)} here`,
  value: (layout: string, key: string, wanted: unknown) =>
    `The layout "${layout}" needs "${key}": "${wanted}" here`,
};

/** The fields that a block must have with the values of its slot. */
export function slotValues({
  type: _,
  count: __,
  optional: ___,
  more: ____,
  ...values
}: Partial<LayoutSlot>): Readonly<Record<string, string>> {
  return values;
}

/** A block with the values and the number of items that a slot needs. */
export function fillSlot(
  block: Readonly<Record<string, unknown>>,
  slot: LayoutSlot,
): Record<string, unknown> {
  const list = countedList(slot.type);
  const [first] = listOf(block[list]);
  const items = slot.count !== undefined && list !== '' ? { [list]: Array(slot.count).fill(first) } : {};
  return { ...block, ...slotValues(slot), ...items };
}

export const isSlot = (slot: unknown): slot is LayoutSlot => isRecord(slot) && typeof slot.type === 'string';

/** A slot in words, such as `cardGrid (4 cards, tone light)`. */
export function describeSlot(slot: LayoutSlot): string {
  const { type, count } = slot;
  const facts = Object.entries(slotValues(slot)).map(([key, value]) => `${key} ${value}`);
  const list = countedList(type);
  if (count !== undefined && list !== '') facts.unshift(counted(count, list));
  if (slot.optional) facts.push('optional');
  return facts.length > 0 ? `${type} (${facts.join(', ')})` : type;
}

/** The list that a block can't be without: its cards, items or points. */
export function countedList(type: string): string {
  const fields = fieldsOf(settledPlan(kindPlan('block'), { type }));
  return fields.find(({ required, plan }) => required && plan.is === 'list')?.key ?? '';
}

import { isRecord } from '../json/is-record';
import type { Part } from '../json/locate';
import { blockSchema } from '../schema/schema-plan';
import type { Block, LayoutSlot, Page } from '../schema/types.gen';
import { counted } from '../text/words';
import type { Check } from './rule';

export const brokenLayout: Check = {
  id: 'broken-layout',
  severity: 'error',
  page(page, { site }, report) {
    const { layout, blocks } = page.content;
    const slots =
      layout !== undefined && Object.hasOwn(site?.layouts ?? {}, layout) && site?.layouts?.[layout];
    // A page without its hero has been told so.
    if (!slots || blocks[0].type !== 'hero') return;
    for (const { pointer, part, found } of breaches(page.content, slots.map(splitSlot)))
      report(
        { document: page, pointer, part },
        `The layout "${layout}" ${found}`,
        `Its blocks: ${slots.map(describeSlot).join(' · ')}.`,
      );
  },
};

interface Breach {
  pointer: string;
  part: Part;
  found: string;
}

/** A slot, and what it asks of a block's fields. */
interface Wanted {
  slot: LayoutSlot;
  values: readonly (readonly [key: string, value: unknown])[];
}

function splitSlot(slot: LayoutSlot): Wanted {
  const { type: _, count, ...values } = slot;
  return { slot, values: Object.entries(values) };
}

/** After a block of another type nothing more is said: what follows has only moved. */
function breaches({ blocks }: Page, slots: readonly Wanted[]): Breach[] {
  const found: Breach[] = [];
  for (const [index, { slot, values }] of slots.entries()) {
    const block = blocks[index];
    if (!block) {
      const message = `wants ${describeSlot(slot)} as block ${index + 1}; the page ends before it.`;
      return [...found, { pointer: `/blocks/${index - 1}`, part: 'type', found: message }];
    }
    if (block.type !== slot.type) {
      const message = `wants ${describeSlot(slot)} as block ${index + 1}, found ${block.type}.`;
      return [...found, { pointer: `/blocks/${index}`, part: 'type', found: message }];
    }
    for (const breach of slotBreaches(block, slot, values, `/blocks/${index}`)) found.push(breach);
  }
  const extra = blocks[slots.length];
  if (extra) {
    const message = `ends after block ${slots.length}, found one more: ${extra.type}.`;
    found.push({ pointer: `/blocks/${slots.length}`, part: 'type', found: message });
  }
  return found;
}

function slotBreaches(
  block: Block,
  { count }: LayoutSlot,
  values: Wanted['values'],
  pointer: string,
): Breach[] {
  const fields: Readonly<Record<string, unknown>> = isRecord(block) ? block : {};
  const found: Breach[] = [];
  const list = countedList(block.type);
  const items = fields[list];
  if (count !== undefined && Array.isArray(items) && items.length !== count)
    found.push({
      pointer: `${pointer}/${list}`,
      part: 'value',
      found: `wants exactly ${counted(count, list)} here, found ${items.length}.`,
    });
  for (const [key, wanted] of values) {
    const value = fields[key];
    if (value === wanted) continue;
    const said = value === undefined ? `"${key}" is missing` : `found "${value}"`;
    found.push({
      pointer: value === undefined ? pointer : `${pointer}/${key}`,
      part: 'type',
      found: `wants "${key}": "${wanted}" here, ${said}.`,
    });
  }
  return found;
}

const countedLists = new Map<string, string>();

/** The list that a block can't be without: its cards, items or points. */
function countedList(type: string): string {
  const known = countedLists.get(type) ?? findCountedList(type);
  countedLists.set(type, known);
  return known;
}

function findCountedList(type: string): string {
  const schema = blockSchema(type);
  const required: readonly unknown[] = Array.isArray(schema?.required) ? schema.required : [];
  const properties = isRecord(schema?.properties) ? schema.properties : {};
  const lists = Object.entries(properties).filter(([, field]) => isRecord(field) && field.type === 'array');
  return lists.find(([key]) => required.includes(key))?.[0] ?? '';
}

function describeSlot({ type, count, ...values }: LayoutSlot): string {
  const facts = Object.entries(values).map(([key, value]) => `${key} ${value}`);
  const list = countedList(type);
  if (count !== undefined && list !== '') facts.unshift(counted(count, list));
  return facts.length > 0 ? `${type} (${facts.join(', ')})` : type;
}

import { isRecord } from '../json/is-record';
import type { Cause } from '../problem/finding';
import { countedList, describeSlot, layoutNeeds, slotValues } from '../schema/layout-slots';
import { matchLayout } from '../schema/match-layout';
import type { Block, LayoutSlot } from '../schema/types.gen';
import { counted } from '../text/wording';
import { opensPage } from './hero';
import type { Rule } from './rule';

interface Layout {
  name: string;
  slots: readonly LayoutSlot[];
}

interface Mistakes {
  missing: [layout: Layout, slot: LayoutSlot, number: number];
  type: [layout: Layout, slot: LayoutSlot, number: number, found: string];
  extra: [layout: Layout, found: string];
  noPlace: [layout: Layout, found: string, number: number];
  /** From here, the number is that of the slot. */
  count: [layout: Layout, number: number, count: number, list: string, found: number];
  value: [layout: Layout, number: number, key: string, wanted: unknown, found: unknown];
  noValue: [layout: Layout, number: number, key: string, wanted: unknown];
  changed: [layout: string, found: string, count: number];
}

const grid: LayoutSlot = { type: 'cardGrid', count: 4, tone: 'light' };
const example: Layout = { name: 'service', slots: [{ type: 'hero' }, grid, { type: 'cta' }] };
const flexible: Layout = {
  name: 'service',
  slots: [{ type: 'hero' }, { type: 'faq', optional: true }, { type: 'cta' }],
};
const numberOf = ({ slots }: Layout, slot: LayoutSlot) => slots.indexOf(slot) + 1;
/** Pages that differ from a slot in the same way. */
const slotOf = ({ name }: Layout, number: number, found: string): Cause => [
  'slot',
  `${name} ${number - 1} ${found}`,
];
const help = ({ slots }: Layout) =>
  `The blocks of this layout: ${slots
    .flatMap((slot) => [describeSlot(slot), ...(slot.more ? ['any others'] : [])])
    .join(' · ')}.`;

export const brokenLayout: Rule<Mistakes> = {
  id: 'broken-layout',
  severity: 'error',
  meaning:
    'A page with a "layout" has the blocks that site.json lists for this layout, in the same order. It may leave out those with "optional", and have others after one with "more".',
  messages: {
    missing: {
      part: 'type',
      cause: (layout, slot) => slotOf(layout, numberOf(layout, slot), 'end before it'),
      message: ({ name }, slot, number) =>
        `${layoutNeeds.block(name, slot, number)}, but the page ends before it.`,
      help,
      example: [example, grid, 2],
    },
    type: {
      part: 'type',
      cause: (layout, slot, _, found) => slotOf(layout, numberOf(layout, slot), `have ${found} here`),
      message: ({ name }, slot, number, found) => `${layoutNeeds.block(name, slot, number)}, found ${found}.`,
      help,
      example: [example, grid, 2, 'carousel'],
    },
    extra: {
      part: 'type',
      cause: (layout, found) => slotOf(layout, layout.slots.length, `have ${found} after it`),
      message: ({ name, slots }, found) =>
        `${layoutNeeds.blocks(name, slots.length)}, but there is one more: ${found}.`,
      help,
      example: [example, 'faq'],
    },
    noPlace: {
      part: 'type',
      cause: (layout, found) => slotOf(layout, layout.slots.length, `have ${found} after it`),
      message: ({ name }, found, number) => `${layoutNeeds.noPlace(name, found, number)}.`,
      help,
      example: [flexible, 'stats', 3],
    },
    count: {
      cause: (layout, number, _, list, found) => slotOf(layout, number, `have ${counted(found, list)} here`),
      message: ({ name }, _, count, list, found) =>
        `${layoutNeeds.items(name, count, list)}, found ${found}.`,
      help,
      example: [example, 2, 4, 'cards', 3],
    },
    value: {
      part: 'type',
      cause: (layout, number, key, _, found) => slotOf(layout, number, `have "${key}": "${found}" here`),
      message: ({ name }, _, key, wanted, found) =>
        `${layoutNeeds.value(name, key, wanted)}, found "${found}".`,
      help,
      example: [example, 2, 'tone', 'light', 'ink'],
    },
    noValue: {
      part: 'type',
      cause: (layout, number, key) => slotOf(layout, number, `have no "${key}" here`),
      message: ({ name }, _, key, wanted) =>
        `${layoutNeeds.value(name, key, wanted)}, but "${key}" is missing.`,
      help,
      example: [example, 2, 'tone', 'light'],
    },
    changed: {
      part: 'type',
      message: (layout, found, count) => `${counted(count, 'pages')} with the layout "${layout}" ${found}.`,
      help: () => 'Change the layout here, or all these pages.',
      example: ['service', 'have 4 cards here', 48],
    },
  },
  page(page, { site }, report) {
    const { layout: name, blocks } = page.content;
    const slots = name !== undefined && Object.hasOwn(site?.layouts ?? {}, name) && site?.layouts?.[name];
    // A page without a hero was reported already.
    if (!slots || !opensPage(blocks[0])) return;
    const layout = { name, slots };
    const reportAt: ReportAt = (pointer, mistake, ...data) =>
      report({ document: page, pointer }, mistake, ...data);
    const { slots: filled, broken } = matchLayout(
      slots,
      blocks.map(({ type }) => type),
    );
    for (const [index, block] of blocks.entries()) {
      const number = filled[index] ?? slots.length;
      const slot = slots[number];
      if (slot) checkBlock(block, index, slot, number + 1, layout, reportAt);
    }
    if (!broken) return;
    // Nothing more is reported: the blocks that follow have only moved.
    const block = blocks[broken.block];
    const at = `/blocks/${broken.block}`;
    const slot = broken.slot === undefined ? undefined : slots[broken.slot];
    const number = broken.block + 1;
    if (!block && slot) reportAt(`/blocks/${broken.block - 1}`, 'missing', layout, slot, number);
    else if (block && slot) reportAt(at, 'type', layout, slot, number, block.type);
    else if (block && broken.block === slots.length) reportAt(at, 'extra', layout, block.type);
    else if (block) reportAt(at, 'noPlace', layout, block.type, number);
  },
};

type ReportAt = <Name extends keyof Mistakes>(
  pointer: string,
  mistake: Name,
  ...data: Mistakes[Name]
) => void;

/** Pointers are built only for what is reported. */
function checkBlock(
  block: Block,
  index: number,
  slot: LayoutSlot,
  number: number,
  layout: Layout,
  reportAt: ReportAt,
) {
  const { type, count } = slot;
  const fields: Readonly<Record<string, unknown>> = isRecord(block) ? block : {};
  const list = countedList(type);
  const items = fields[list];
  if (count !== undefined && Array.isArray(items) && items.length !== count)
    reportAt(`/blocks/${index}/${list}`, 'count', layout, number, count, list, items.length);
  for (const [key, wanted] of Object.entries(slotValues(slot))) {
    const value = fields[key];
    if (value === undefined) reportAt(`/blocks/${index}`, 'noValue', layout, number, key, wanted);
    else if (value !== wanted)
      reportAt(`/blocks/${index}/${key}`, 'value', layout, number, key, wanted, value);
  }
}

import type { LayoutSlot } from './types.gen';

/** How the blocks of a page fill the slots of its layout. */
export interface LayoutMatch {
  /** By block: the index of its slot. A block beyond the mistake, or one more than the layout names, has none. */
  slots: readonly (number | undefined)[];
  /** The first block that does not fit, and the slot that it leaves empty, if one must be filled. */
  broken: { block: number; slot: number | undefined } | undefined;
}

interface Step {
  slot: number;
  block: number;
  isTaken?: true;
}

/** Fills the slots so that most blocks fit from the top. If several ways do, an earlier slot is filled. */
export function matchLayout(slots: readonly LayoutSlot[], types: readonly unknown[]): LayoutMatch {
  const stepsFrom = (slot: number, block: number): Step[] => {
    const isBlock = block < types.length;
    const steps: Step[] = [];
    if (isBlock && types[block] === slots[slot]?.type)
      steps.push({ slot: slot + 1, block: block + 1, isTaken: true });
    if (isBlock && slots[slot - 1]?.more) steps.push({ slot, block: block + 1 });
    if (slots[slot]?.optional) steps.push({ slot: slot + 1, block });
    return steps;
  };
  // Without it, a layout of optional blocks would be tried in all combinations.
  const known: (number | undefined)[] = [];
  const reach = (slot: number, block: number): number => {
    const key = slot * (types.length + 1) + block;
    const isWhole = slot === slots.length && block === types.length;
    const found =
      known[key] ??
      Math.max(
        isWhole ? Number.POSITIVE_INFINITY : block,
        ...stepsFrom(slot, block).map((step) => reach(step.slot, step.block)),
      );
    known[key] = found;
    return found;
  };
  const filled: (number | undefined)[] = [];
  let at: Step = { slot: 0, block: 0 };
  for (let next: Step | undefined = at; next; ) {
    at = next;
    const best = reach(at.slot, at.block);
    next = stepsFrom(at.slot, at.block).find((step) => reach(step.slot, step.block) === best);
    if (next?.isTaken) filled[at.block] = at.slot;
  }
  const isBroken = at.slot < slots.length || at.block < types.length;
  return {
    slots: types.map((_, block) => filled[block]),
    broken: isBroken ? { block: at.block, slot: at.slot < slots.length ? at.slot : undefined } : undefined,
  };
}

import type { Difference, Pair, ValueStep } from './difference';
import { matchItems } from './match-items';

type DiffItems = (was: unknown, value: unknown, pair: Pair) => Difference[];

/** As many of the numbers as rise from one to the next: what can stay when the others move. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** By length less one: the place of the smallest number that ends a rise of that length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    const longer = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    const length = longer === -1 ? ends.length : longer;
    before[place] = ends[length - 1];
    ends[length] = place;
  }
  const rise = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) {
    const number = numbers[place];
    if (number !== undefined) rise.add(number);
  }
  return rise;
}

/** Items that were removed, moved or added, and then what differs within those that stayed. */
export function diffLists(
  was: readonly unknown[],
  value: readonly unknown[],
  { from, to }: Pair,
  diffItems: DiffItems,
): Difference[] {
  const matches = matchItems(was, value);
  if (matches.size === 0 && (was.length > 0 || value.length > 0))
    return [
      { step: { op: 'set', at: to, value }, alone: { op: 'set', at: from, value }, from, to, was, value },
    ];
  const sources = new Map([...matches].map(([source, target]) => [target, source]));
  const order = was.flatMap((_, source) => matches.get(source) ?? []);
  const staying = longestRise(order);
  /** The item of the first list before which something stands in the second one, if that is made alone. */
  const slotOf = (target: number): number => {
    for (let before = target - 1; before >= 0; before--) {
      const source = sources.get(before);
      if (source !== undefined && staying.has(before)) return source + 1;
    }
    return 0;
  };
  const removed = was.flatMap((item, source): Difference[] => {
    if (matches.has(source)) return [];
    const step = { op: 'remove', at: `${to}/${source}` } as const;
    return [{ step, alone: { op: 'remove', at: `${from}/${source}` }, from: `${from}/${source}`, was: item }];
  });
  const moved = movesOf(order, staying).flatMap(({ target, step }): Difference[] => {
    const source = sources.get(target) ?? 0;
    const slot = slotOf(target);
    const at = `${from}/${source}`;
    const alone: ValueStep = { op: 'move', at, to: `${from}/${slot > source ? slot - 1 : slot}` };
    const made: ValueStep = { op: 'move', at: `${to}/${step.from}`, to: `${to}/${step.to}` };
    return [{ step: made, alone, from: at, to: `${to}/${target}`, was: was[source], value: value[target] }];
  });
  const added = value.flatMap((item, target): Difference[] => {
    if (sources.has(target)) return [];
    const step = { op: 'insert', at: `${to}/${target}`, value: item } as const;
    return [{ step, alone: { ...step, at: `${from}/${slotOf(target)}` }, to: step.at, value: item }];
  });
  const within = [...sources]
    .sort(([one], [other]) => one - other)
    .flatMap(([target, source]) =>
      diffItems(was[source], value[target], { from: `${from}/${source}`, to: `${to}/${target}` }),
    );
  return [...removed.reverse(), ...moved, ...added, ...within];
}

interface Move {
  target: number;
  /** Indexes in the list as it is before the move, and after it. */
  step: { from: number; to: number };
}

/** Brings numbers into their order: each that moves goes right behind the one before it. */
function movesOf(order: readonly number[], staying: ReadonlySet<number>): Move[] {
  const current = [...order];
  const sorted = order.toSorted((one, other) => one - other);
  return sorted.flatMap((target, rank): Move[] => {
    if (staying.has(target)) return [];
    const from = current.indexOf(target);
    current.splice(from, 1);
    const before = sorted[rank - 1];
    const to = before === undefined ? 0 : current.indexOf(before) + 1;
    current.splice(to, 0, target);
    return from === to ? [] : [{ target, step: { from, to } }];
  });
}

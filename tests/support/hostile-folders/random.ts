import { randomNumbers } from '../random-edits';

/** Choices that a seed decides. */
export interface Random {
  chance(share: number): boolean;
  below(count: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(from: List): List[number];
  /** So many values, at most. */
  some<Value>(most: number, make: () => Value): Value[];
}

export function randomFrom(seed: number): Random {
  const next = randomNumbers(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    chance: (share) => next() < share,
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    some: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}

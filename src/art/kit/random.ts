export type Random = () => number;

/** FNV-1a, 32 bits, unsigned. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** mulberry32, seeded by a hash: the same text gives the same numbers on every machine. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random whole number from 0 to `count` - 1. */
export const below = (random: Random, count: number): number => Math.floor(random() * count);

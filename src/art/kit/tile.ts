import { rect } from './marks';
import { slab } from './slab';

export const TILE_HEIGHT = 8;
const INSET = 9;

const drawn = new Map<string, string>();

/** A rounded white tile whose top is the ground (z = 0), from its back corner. */
export function tile(width: number, depth: number, radius: number): string {
  const key = `${width} ${depth} ${radius}`;
  const known = drawn.get(key);
  if (known) return known;
  const inset = rect(INSET, INSET, width - 2 * INSET, depth - 2 * INSET, 'inset', Math.max(2, radius - 8));
  const svg = slab([width, depth, radius], [0, 0, -TILE_HEIGHT], TILE_HEIGHT, 'tile', {
    top: inset,
    edge: true,
  });
  drawn.set(key, svg);
  return svg;
}

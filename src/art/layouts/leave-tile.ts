import { below } from '../kit/random';
import type { Use } from '../kit/scene';
import type { Direction, Stage } from '../stage/stage';

const ALL: readonly Direction[] = ['right-up', 'right-down', 'left-down', 'left-up'];

/** How many cable bundles leave a single tile. A figure has none: it has no edge to cut them, and text beside it. */
const BUNDLES: Record<Use, number> = {
  hero: 2,
  home: 3,
  cell: 1,
  card: 2,
  figure: 0,
  banner: 2,
  call: 3,
  poster: 3,
  map: 3,
  share: 2,
};

/** One cell in three has no cable, so that a grid of them stays calm. */
const bare = (stage: Stage): boolean => stage.use === 'cell' && below(stage.random, 3) === 0;

/** Adds the cable bundles that leave a tile of this size in the middle of the scene. */
export function leaveTile(stage: Stage, [width, depth]: readonly [number, number]): void {
  if (bare(stage)) return;
  const allowed = ALL.filter((direction) => stage.allows(direction));
  const first = below(stage.random, allowed.length);
  const ordered = [...allowed.slice(first), ...allowed.slice(0, first)];
  for (const direction of ordered.slice(0, BUNDLES[stage.use])) {
    // Off-center, so that the drawings differ.
    const aside = (stage.random() - 0.5) * 0.3;
    if (direction === 'right-down' || direction === 'left-up') stage.leave(0, aside * depth, direction);
    else stage.leave(aside * width, 0, direction);
  }
}

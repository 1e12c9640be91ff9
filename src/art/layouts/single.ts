import { planGroup, putGroup } from '../group';
import { below } from '../random';
import type { Use } from '../scene';
import type { Direction, Stage } from '../stage';

/** How many objects one tile carries in a picture of that size. */
const room: Record<Use, number> = {
  hero: 7,
  home: 7,
  cell: 2,
  card: 3,
  figure: 7,
  banner: 7,
  call: 3,
  poster: 7,
  map: 7,
};

const all: readonly Direction[] = ['right-up', 'right-down', 'left-down', 'left-up'];

/** Cables that leave the tile; small pictures have fewer, and some have none. */
export function leaveTile(stage: Stage, [width, depth]: readonly [number, number]): void {
  const allowed = all.filter((direction) => stage.allows(direction));
  const first = below(stage.random, allowed.length);
  const count = { cell: below(stage.random, 3) ? 1 : 0, card: 2, call: 4 }[String(stage.use)] ?? 3;
  for (let i = 0; i < Math.min(count, allowed.length); i++) {
    const direction = allowed[(first + i) % allowed.length];
    if (!direction) continue;
    // Off the middle, so that two bundles never meet under the tile.
    const aside = (stage.random() - 0.5) * 0.3;
    const across = direction === 'right-down' || direction === 'left-up';
    stage.leave(across ? 0 : aside * width, across ? aside * depth : 0, direction);
  }
}

export function drawSingle(stage: Stage, layers = 1): void {
  const group = planGroup(stage, stage.devices.slice(0, room[stage.use]), layers);
  putGroup(stage, group, [0, 0]);
  leaveTile(stage, [group.width, group.depth]);
}

import { planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { leaveTile } from './leave-tile';

/** The first devices of a scene on one tile. */
export function drawTile(stage: Stage, most: number, layers = 1): void {
  const [first, ...others] = stage.devices;
  const group = planGroup(stage, [first, ...others.slice(0, most - 1)], layers);
  putGroup(stage, group, [0, 0]);
  leaveTile(stage, [group.width, group.depth]);
}

import { planGroup, putGroup } from '../group';
import type { Stage } from '../stage';
import { station } from '../station';
import { flat, racks } from '../traits';

const ARMS = [
  ['right-down', 1, 0],
  ['left-down', 0, 1],
  ['right-up', 0, -1],
  ['left-up', -1, 0],
] as const;

/** One tall object in the middle and cables to four sides; further devices stand along the cables. */
export function drawHub(stage: Stage): void {
  const { devices } = stage;
  const [first] = devices;
  const inside = devices.slice(0, devices.length > 5 ? 3 : devices.length > 3 ? 2 : 3);
  const group = planGroup(stage, racks.has(first) ? [first, ...inside] : inside, flat.has(first) ? 3 : 1);
  const side = Math.max(210, group.width, group.depth);
  putGroup(stage, group, [0, 0], [side, side], 30);
  const outside = devices.slice(inside.length);
  const distance = side / 2 + 150;
  for (const [i, [direction, stepX, stepY]] of ARMS.entries()) {
    const device = outside[i];
    if (device) {
      station(stage, device, [stepX * distance, stepY * distance], [150, 140], { height: 130, radius: 20 });
      if (!stage.allows(direction)) stage.cable([0, 0], [stepX * distance, stepY * distance]);
    }
    stage.leave(0, 0, direction);
  }
}

import type { Device } from '../kit/scene';
import { flat, racks } from '../kit/traits';
import { planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';

const ARMS = [
  ['right-down', 1, 0],
  ['left-down', 0, 1],
  ['right-up', 0, -1],
  ['left-up', -1, 0],
] as const;

const ARM = 170;

/** Up to this many devices are in the middle; with more, some move out to the arms. */
const INSIDE = 3;

function draw(stage: Stage, inside: readonly Device[], outside: readonly Device[]): void {
  const [first] = stage.devices;
  const others = racks.has(first) ? inside : inside.slice(1);
  const group = planGroup(stage, [first, ...others], flat.has(first) ? 3 : 1);
  const size = [Math.max(210, group.width), Math.max(210, group.depth)] as const;
  putGroup(stage, group, [0, 0], size, 30);
  const distance = Math.max(...size) / 2 + 150;
  for (const [i, [direction, stepX, stepY]] of ARMS.entries()) {
    const device = outside[i];
    const place = [stepX * distance, stepY * distance] as const;
    if (device) station(stage, device, place, [150, 140], { height: 130, radius: 20 });
    if (device && !stage.allows(direction)) stage.cable([0, 0], place);
    stage.leave(0, 0, direction);
    // Each cable stays partly visible.
    stage.canvas.reach((stepX * size[0]) / 2 + stepX * ARM, (stepY * size[1]) / 2 + stepY * ARM);
  }
}

/** One tall object in the middle and cables to four sides; more devices are along the cables. */
export function drawHub(stage: Stage): void {
  const { devices } = stage;
  const inside = devices.length > INSIDE && devices.length < 7 ? 2 : INSIDE;
  draw(stage, devices.slice(0, inside), devices.slice(inside));
}

export function drawHubTile(stage: Stage): void {
  draw(stage, stage.devices.slice(0, INSIDE), []);
}

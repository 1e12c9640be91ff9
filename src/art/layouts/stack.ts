import type { Device } from '../kit/scene';
import { flat } from '../kit/traits';
import { type Group, planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';

/** Small tiles for devices that one tile can't carry stand along its cables. */
const ARMS = [
  [1, 0],
  [0, 1],
  [0, -1],
] as const;

/** What is stacked comes first: the first flat device, or else the first. */
function stacked(devices: readonly [Device, ...Device[]]): readonly [Device, ...Device[]] {
  const base = devices.find((device) => flat.has(device)) ?? devices[0];
  const at = devices.indexOf(base);
  return [base, ...devices.filter((_, i) => i !== at)];
}

function draw(stage: Stage, devices: readonly [Device, ...Device[]], layers: number): Group {
  const group = planGroup(stage, devices, layers);
  putGroup(stage, group, [0, 0], [group.width + 12, group.depth + 12], 32);
  // The drawing may be mirrored, and every bundle has to begin below the tile then, too.
  const narrow = Math.min(group.width, group.depth);
  stage.leave(0, -20, 'right-down');
  stage.leave(narrow * 0.2, 0, 'right-up');
  stage.leave(-narrow * 0.1, 0, 'left-down');
  stage.leave(0, 10, 'left-up');
  return group;
}

/** A vendor's families on one large tile: a stack behind, other things before it. */
export function drawStack(stage: Stage): void {
  const [base, ...others] = stacked(stage.devices);
  const inside = others.length > 4 ? 3 : 4;
  const { width, depth } = draw(stage, [base, ...others.slice(0, inside)], base === 'storage' ? 2 : 4);
  const distance = Math.max(width, depth) / 2 + 130;
  for (const [i, [stepX, stepY]] of ARMS.entries()) {
    const device = others[inside + i];
    if (!device) break;
    const [x, y] = [stepX * distance, stepY * distance];
    station(stage, device, [x, y], [140, 126], { height: 130, radius: 18 });
    stage.cable([0, 0], [x, y]);
  }
}

export function drawStackTile(stage: Stage): void {
  const [base, ...others] = stacked(stage.devices);
  draw(stage, [base, ...others.slice(0, 2)], 2);
}

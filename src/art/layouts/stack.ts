import type { Device } from '../kit/scene';
import { flat } from '../kit/traits';
import { type Group, planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';

/** Where small tiles are, along the cables, for devices that do not fit on the large tile. */
const ARMS = [
  [1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The device to stack comes first: the first flat device, or else the first. */
function stacked(devices: readonly [Device, ...Device[]]): readonly [Device, ...Device[]] {
  const base = devices.find((device) => flat.has(device)) ?? devices[0];
  const at = devices.indexOf(base);
  return [base, ...devices.filter((_, i) => i !== at)];
}

function draw(stage: Stage, devices: readonly [Device, ...Device[]], layers: number): Group {
  const group = planGroup(stage, devices, layers);
  putGroup(stage, group, [0, 0], [group.width + 12, group.depth + 12], 32);
  // Also when the drawing is mirrored, every bundle must begin below the tile.
  const narrow = Math.min(group.width, group.depth);
  stage.leave(0, -20, 'right-down');
  stage.leave(narrow * 0.2, 0, 'right-up');
  stage.leave(-narrow * 0.1, 0, 'left-down');
  stage.leave(0, 10, 'left-up');
  return group;
}

/** Product families on one large tile: a stack at the back, other devices in front of it. */
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

import { unproject } from '../kit/geometry';
import { flat, racks } from '../kit/traits';
import { planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';

type Center = readonly [x: number, y: number];

const CORE: Center = unproject(0, -60);
const LEFT: Center = unproject(-240, 110);
const RIGHT: Center = unproject(240, 110);

/** The third tier, by its number of devices: the screen position of each, and the tile it is connected to. */
const ACCESS: readonly (readonly (readonly [x: number, y: number, parent: Center])[])[] = [
  [],
  [[0, 285, LEFT]],
  [
    [-400, 265, LEFT],
    [400, 265, RIGHT],
  ],
  [
    [-400, 265, LEFT],
    [0, 300, LEFT],
    [400, 265, RIGHT],
  ],
  [
    [-400, 265, LEFT],
    [-110, 290, LEFT],
    [170, 300, RIGHT],
    [440, 255, RIGHT],
  ],
];

function drawDistribution(stage: Stage): void {
  for (const [i, place] of [LEFT, RIGHT].entries()) {
    const device = stage.devices.length === 1 ? stage.devices[0] : stage.device(i + 1);
    if (flat.has(device)) putGroup(stage, planGroup(stage, [device], 2), place, [190, 150], 22);
    else station(stage, device, place, [190, 160], { height: 150 });
  }
  stage.cable([CORE[0] - 20, CORE[1]], [CORE[0] - 20, LEFT[1]], LEFT);
  stage.cable([CORE[0], CORE[1] + 10], [RIGHT[0], CORE[1] + 10], RIGHT);
}

function drawAccess(stage: Stage): void {
  const places = ACCESS[Math.max(0, stage.devices.length - 3)] ?? [];
  for (const [i, [screenX, screenY, parent]] of places.entries()) {
    const [x, y] = unproject(screenX, screenY);
    station(stage, stage.device(i + 3), [x, y], [150, 128], { height: 130, radius: 20 });
    const aside = parent[1] + (i % 2 ? 20 : 0);
    // A cable from the right parent to a tile left of it goes around the front corner.
    if (parent === RIGHT && screenX < 240) stage.cable(parent, [parent[0], y], [x, y]);
    else stage.cable([parent[0], aside], [x, aside], [x, y]);
  }
}

/** A core at the top, two distribution tiles below it, and up to four access tiles at the bottom. */
export function drawTiers(stage: Stage): void {
  const [first] = stage.devices;
  if (racks.has(first) || flat.has(first)) {
    const group = planGroup(stage, racks.has(first) ? [first, first] : [first], 3);
    putGroup(stage, group, CORE, [Math.max(200, group.width), Math.max(170, group.depth)], 26);
  } else station(stage, first, CORE, [210, 180], { height: 190, radius: 26, largest: 1.5 });
  drawDistribution(stage);
  drawAccess(stage);
}

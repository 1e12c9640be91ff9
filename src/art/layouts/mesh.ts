import { planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';
import { leaveTile } from './leave-tile';

/** Positions around the middle, in scene units. */
const SATELLITES = [
  [190, -200],
  [-260, 40],
  [60, 270],
  [-120, -260],
  [300, 150],
  [-330, 230],
] as const;

const WAVES = [90, 170, 250, 330, 410];

/** One transmitter in the middle of its waves, and the devices it reaches. */
export function drawMesh(stage: Stage): void {
  const { canvas, devices, use } = stage;
  canvas.rings(0, 0, WAVES, 'cable');
  station(stage, devices[0], [0, 0], [180, 180], { height: 170, radius: 34, largest: 1.6, waves: false });
  const count = devices.length > 2 || use === 'banner' ? 6 : 4;
  for (const [i, place] of SATELLITES.slice(0, count).entries()) {
    station(stage, stage.device(i + 1), place, [128, 110], { height: 110, radius: 18 });
  }
}

export function drawMeshTile(stage: Stage): void {
  const { canvas, use } = stage;
  const [first, second] = stage.devices;
  const group = planGroup(stage, second && use !== 'cell' ? [first, second] : [first]);
  const reach = Math.max(group.width, group.depth) / 2;
  canvas.rings(0, 0, [reach + 20, reach + 48], 'cable');
  canvas.reach(reach, -reach);
  canvas.reach(-reach, reach);
  putGroup(stage, group, [0, 0]);
  if (use !== 'cell') leaveTile(stage, [group.width, group.depth]);
}

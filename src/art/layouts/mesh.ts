import { planGroup, putGroup } from '../group';
import type { Stage } from '../stage';
import { station } from '../station';
import { perching } from '../traits';
import { leaveTile } from './single';

/** Around the middle, in scene units; the first ones stand where every picture shows them. */
const SATELLITES = [
  [190, -200],
  [-260, 40],
  [60, 270],
  [-120, -260],
  [300, 150],
  [-330, 230],
] as const;

const WAVES = [90, 170, 250, 330, 410, 490, 570];

/** One sender in the middle of its waves, and what it reaches. */
export function drawMesh(stage: Stage): void {
  const { canvas, devices, use } = stage;
  const [first] = devices;
  if (use === 'cell' || use === 'card' || use === 'call') {
    const group = planGroup(stage, devices.slice(0, use === 'cell' ? 1 : 2));
    const reach = Math.max(group.width, group.depth) / 2;
    canvas.rings(0, 0, [reach + 24, reach + 62], undefined, 'cable');
    putGroup(stage, group, [0, 0]);
    if (use !== 'cell') leaveTile(stage, [group.width, group.depth]);
    return;
  }
  canvas.rings(0, 0, use === 'banner' ? WAVES : WAVES.slice(0, 5), undefined, 'cable');
  station(stage, first, [0, 0], [180, 180], { height: 170, radius: 34, largest: 1.7 });
  if (perching.has(first)) canvas.reach(0, 0, 60);
  const count = devices.length > 4 ? 6 : devices.length > 2 || use === 'banner' ? 6 : 4;
  for (let i = 0; i < count; i++) {
    const spot = SATELLITES[i];
    if (spot) station(stage, stage.device(i + 1), spot, [128, 110], { height: 110, radius: 18 });
  }
}

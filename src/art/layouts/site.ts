import { unproject } from '../geometry';
import { planGroup, putGroup } from '../group';
import { path } from '../marks';
import type { Stage } from '../stage';
import { station } from '../station';
import { racks } from '../traits';

type Plot = readonly [screen: readonly [number, number], size: readonly [number, number], height: number];

const HALL: Plot = [[76, 352], [400, 196], 176];
/** Where the other places lie, in the order in which they are filled. */
const PLOTS: readonly Plot[] = [
  [[478, 96], [190, 176], 206],
  [[492, 486], [236, 172], 80],
  [[-236, 540], [190, 146], 76],
  [[-420, 352], [196, 156], 168],
  [[212, 98], [150, 136], 70],
];

/** The campus of the home page: a hall in the middle and a place in every direction, joined by cable. */
export function drawSite(stage: Stage): void {
  const { canvas, devices } = stage;
  const [hallX, hallY] = unproject(...HALL[0]);
  const [width, depth] = HALL[1];
  const [first, ...others] = devices;
  canvas.tile(hallX, hallY, width, depth, 24);
  const sample = stage.draw(first);
  const scale = Math.min(1, HALL[2] / sample.height, 140 / sample.depth);
  const pitch = sample.width * scale + (racks.has(first) ? 2 : 16);
  const count = Math.max(1, Math.floor(330 / pitch));
  const lift = racks.has(first) ? -28 : 0;
  for (let i = 0; i < count; i++) {
    canvas.put(stage.draw(first), hallX - 8 + (i - (count - 1) / 2) * pitch, hallY + lift, {
      scale,
      jacket: stage.jacket(i),
    });
  }
  if (racks.has(first)) {
    canvas.put(stage.draw('switch'), hallX - 110, hallY + 56, { scale: 0.72 });
    canvas.put(stage.draw('storage'), hallX + 50, hallY + 56, { scale: 0.66 });
  }
  const floating = others.filter((device) => device === 'cloud');
  const grounded = others.filter((device) => device !== 'cloud' && device !== 'shield');
  const guarded = others.includes('shield');
  const centers = grounded.slice(0, PLOTS.length).map((device, i) => {
    const plot = PLOTS[i];
    if (!plot) return [hallX, hallY] as const;
    const [x, y] = unproject(...plot[0]);
    if (device === 'firewall' || (guarded && i === grounded.length - 1)) {
      putGroup(stage, planGroup(stage, [device, 'shield']), [x, y], plot[1], 24);
    } else station(stage, device, [x, y], plot[1], { height: plot[2], radius: 24 });
    return [x, y] as const;
  });
  if (floating.length) {
    const [x, y] = unproject(252, -96);
    canvas.add('air', 0, path('M210 40V-80M226 40V-80M242 40V-80', 'a-dots'));
    canvas.put(stage.draw('cloud'), x, y, { z: 0.1, scale: 1.05, nearer: 3000 });
  }
  const [office, warehouse, store, field, edge] = centers;
  if (office) stage.cable([hallX, hallY], [hallX, office[1] + 32], [office[0], office[1] + 32]);
  if (warehouse) {
    const turn = hallX + width / 2 + 52;
    stage.cable(
      [hallX, hallY + 52],
      [turn, hallY + 52],
      [turn, warehouse[1] + 10],
      [warehouse[0], warehouse[1] + 10],
    );
  }
  if (store) {
    const turn = store[1] - 113;
    stage.cable([hallX - 130, hallY], [hallX - 130, turn], [store[0] + 25, turn], [store[0] + 25, store[1]]);
  }
  if (field) {
    const turn = field[0] + 162;
    stage.cable([hallX, hallY + 12], [turn, hallY + 12], [turn, field[1] + 12], [field[0], field[1] + 12]);
  }
  if (edge && !office) stage.cable([hallX, hallY], [hallX, edge[1]], [edge[0], edge[1]]);
  if (!centers.length) {
    stage.leave(hallX, hallY, 'right-up');
    stage.leave(hallX, hallY, 'right-down');
  }
}

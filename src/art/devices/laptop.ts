import type { DrawDevice } from '../kit/drawing';
import { project } from '../kit/geometry';
import { across, cells, rect } from '../kit/marks';
import { num } from '../kit/path';
import { shadow } from '../kit/shadow';
import { slab } from '../kit/slab';
import { dashboard } from './dashboard';

const WIDTH = 102;
const DEPTH = 66;
const LID = 64;
const LEAN = 12;
const HINGE = 14;
const BASE = 5;

function lid(pattern: number): string {
  const [x, y] = project(0, HINGE - LEAN, BASE + LID);
  const [leanX, leanY] = project(0, LEAN / LID, -1).map((step) => step.toFixed(3));
  return (
    `<g transform="matrix(.866 .5 ${leanX} ${leanY} ${num(x)} ${num(y)})">` +
    rect(0, 0, WIDTH, LID, 'lid', 5) +
    rect(4, 4, WIDTH - 8, LID - 9, 'screen', 2) +
    dashboard(WIDTH, LID, pattern) +
    '</g>'
  );
}

const keys = [0, 1, 2, 3].map((row) => across(11, 6.5 + row * 6.4, WIDTH - 22)).join('');

export const drawLaptop: DrawDevice = (pattern) => ({
  width: WIDTH,
  depth: DEPTH + HINGE,
  height: LID + BASE,
  ground: shadow(0, HINGE, WIDTH, DEPTH, 12),
  body:
    lid(pattern) +
    slab([WIDTH, DEPTH, 7], [0, HINGE, 0], BASE, 'shell', {
      top:
        cells(keys, 4.6, 5.2, 1.5, 'a-keys') +
        rect(WIDTH * 0.36, DEPTH * 0.62, WIDTH * 0.28, DEPTH * 0.28, 'a-plate', 2),
    }),
});

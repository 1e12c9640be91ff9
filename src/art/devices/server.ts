import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { across, cells, dot, down, path, rect } from '../kit/marks';
import { num } from '../kit/path';
import { createRandom } from '../kit/random';
import { shadow } from '../kit/shadow';

const WIDTH = 134;
const DEPTH = 88;
const HEIGHT = 28;
const BAYS = 8;

function front(pattern: number): string {
  const random = createRandom(`server ${pattern}`);
  let teal = '';
  let amber = '';
  for (let bay = 0; bay < BAYS; bay++) {
    const light = dot(19 + bay * 11.6, HEIGHT - 8.4);
    if (random() < 0.14) amber += light;
    else teal += light;
  }
  return (
    rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 'bay', 2) +
    cells(across(11, HEIGHT / 2, 92), HEIGHT - 11, 10, 1.6, 'units') +
    cells(across(13.5, HEIGHT / 2 - 2.5, 88), 6, 5, 6.6, 'slots') +
    path(teal, 'led-teal') +
    path(amber, 'led-amber') +
    rect(WIDTH - 26, 7, 16, 6, 'faint', 1) +
    path(dot(WIDTH - 24, HEIGHT - 8), 'led-blue') +
    rect(5, 6, 2.4, HEIGHT - 12, 'a-accent', 1) +
    rect(WIDTH - 7.4, 6, 2.4, HEIGHT - 12, 'a-accent', 1)
  );
}

const vents = Array.from({ length: 10 }, (_, i) => down(16 + i * 6, 9, HEIGHT - 18)).join('');

export const drawServer: DrawDevice = (pattern) => ({
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  ground: shadow(0, 0, WIDTH, DEPTH, 20),
  body: box([0, 0, 0], [WIDTH, DEPTH, HEIGHT], 'ink', {
    left: front(pattern),
    right: path(vents, 'vent'),
    top:
      path(`M0 ${num(DEPTH * 0.62)}H${WIDTH}`, 'seam') +
      rect(WIDTH / 2 - 14, DEPTH * 0.62 - 12, 28, 7, 'hatch', 2) +
      path([10, 14, 18, 22].map((y) => across(14, y, WIDTH - 28)).join(''), 'vent'),
  }),
});

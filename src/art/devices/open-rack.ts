import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { across, cells, dot, path } from '../kit/marks';
import { move } from '../kit/move';
import { shadow } from '../kit/shadow';

const WIDTH = 70;
const DEPTH = 74;
const HEIGHT = 172;
const POST = 5;
/** The mounted units from the bottom: their heights above the base, and what they are. */
const FITTINGS = [
  [
    [12, 20, 'ink'],
    [34, 10, 'ink'],
    [46, 10, 'shell'],
    [66, 18, 'ink'],
    [104, 10, 'shell'],
    [116, 10, 'shell'],
  ],
  [
    [12, 10, 'ink'],
    [24, 10, 'ink'],
    [36, 10, 'ink'],
    [58, 20, 'shell'],
    [92, 10, 'ink'],
    [126, 10, 'shell'],
  ],
  [
    [12, 18, 'shell'],
    [32, 18, 'ink'],
    [70, 10, 'shell'],
    [82, 10, 'shell'],
    [94, 10, 'ink'],
  ],
] as const;

function unit([z, height, material]: readonly [number, number, 'ink' | 'shell']): string {
  const length = WIDTH - 2 * POST - 14;
  const rows = height > 12 ? [height / 2 - 4, height / 2 + 4] : [height / 2];
  const lines = rows.map((y) => across(6, y, length - 4)).join('');
  const drawn = box([0, 0, 0], [WIDTH - 2 * POST, DEPTH - 2 * POST - 4, height], material, {
    left:
      cells(lines, height > 12 ? 5 : 4, 5, 1.6, material === 'ink' ? 'slots' : 'a-ports') +
      path(rows.map((y) => dot(WIDTH - 2 * POST - 6, y)).join(''), 'led-teal'),
  });
  return move(drawn, POST, POST + 2, z);
}

const post = box([0, 0, 0], [POST, POST, HEIGHT - 10], 'shell');
const [FAR_X, FAR_Y] = [WIDTH - POST, DEPTH - POST];

export const drawOpenRack: DrawDevice = (pattern) => ({
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  ground: shadow(0, 0, WIDTH, DEPTH, 26),
  body:
    box([0, 0, 0], [WIDTH, DEPTH, 5], 'ink') +
    move(post, 0, 0, 5) +
    (FITTINGS[pattern] ?? FITTINGS[0]).map(unit).join('') +
    move(post, FAR_X, 0, 5) +
    move(post, 0, FAR_Y, 5) +
    move(post, FAR_X, FAR_Y, 5) +
    box([0, 0, HEIGHT - 5], [WIDTH, POST, 5], 'shell') +
    box([0, POST, HEIGHT - 5], [POST, DEPTH - 2 * POST, 5], 'shell') +
    box([FAR_X, POST, HEIGHT - 5], [POST, DEPTH - 2 * POST, 5], 'shell') +
    box([0, FAR_Y, HEIGHT - 5], [WIDTH, POST, 5], 'shell'),
});

import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { across, cells, dot, path, rect } from '../kit/marks';
import { shadow } from '../kit/shadow';

const WIDTH = 88;
const DEPTH = 74;
const HEIGHT = 64;
const BAYS = [4, 5, 4];

function front(pattern: number): string {
  const bays = BAYS[pattern] ?? 4;
  const pitch = (WIDTH - 16) / bays;
  const light = (bay: number) => dot(8 + bay * pitch + (pitch - 3) / 2, HEIGHT - 17);
  const working = Array.from({ length: bays }, (_, bay) => (bay === pattern + 1 ? '' : light(bay)));
  return (
    rect(3, 3, WIDTH - 6, HEIGHT - 6, 'bay', 2.5) +
    cells(across(8, 8 + (HEIGHT - 20) / 2, WIDTH - 19), HEIGHT - 20, pitch - 3, 3, 'units') +
    cells(
      across(8 + (pitch - 8) / 2, 12 + (HEIGHT - 34) / 2, WIDTH - 22),
      HEIGHT - 34,
      5,
      pitch - 5,
      'slots',
    ) +
    path(working.join(''), 'led-teal') +
    path(light(pattern + 1), 'led-amber') +
    rect(8, HEIGHT - 9, WIDTH * 0.3, 2.4, 'faint', 1) +
    path(dot(WIDTH - 10, HEIGHT - 8), 'led-blue')
  );
}

const vents = Array.from({ length: 9 }, (_, i) => across(DEPTH * 0.22, 12 + i * 4, DEPTH * 0.56)).join('');

export const drawStorage: DrawDevice = (pattern) => ({
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  ground: shadow(0, 0, WIDTH, DEPTH, 26),
  body: box([0, 0, 0], [WIDTH, DEPTH, HEIGHT], 'ink', {
    left: front(pattern),
    right: path(vents, 'vent'),
    top: rect(8, 8, WIDTH - 16, DEPTH - 16, 'hatch', 3),
  }),
});

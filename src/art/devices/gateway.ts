import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { across, cells, dot, path, rect } from '../kit/marks';
import { move } from '../kit/move';
import { shadow } from '../kit/shadow';

const WIDTH = 112;
const DEPTH = 70;
const HEIGHT = 24;
const AERIALS = [8, 40, 70, 100];

const aerial = box([0, 0, 0], [5, 5, 50], 'ink');

/** A router with four antennas along its back edge. */
export const drawGateway: DrawDevice = (pattern) => ({
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT + 52,
  ground: shadow(0, 0, WIDTH, DEPTH, 20),
  body:
    box([0, 0, 0], [WIDTH, DEPTH, HEIGHT], 'ink', {
      left:
        rect(3, 3, WIDTH - 6, HEIGHT - 6, 'bay', 2) +
        cells(across(14, HEIGHT / 2, 42), 9, 8, 3, 'a-port-light') +
        path(
          [0, 1, 2, 3]
            .filter((i) => i !== pattern)
            .map((i) => dot(70 + i * 8, HEIGHT / 2))
            .join(''),
          'led-teal',
        ) +
        path(dot(70 + pattern * 8, HEIGHT / 2), 'led-blue'),
      top:
        rect(WIDTH * 0.34, DEPTH * 0.42, WIDTH * 0.32, 5, 'a-accent', 2.5) +
        rect(12, 14, WIDTH - 24, DEPTH - 26, 'hatch', 6),
    }) + AERIALS.map((x) => move(aerial, x - 1, 3, HEIGHT)).join(''),
});

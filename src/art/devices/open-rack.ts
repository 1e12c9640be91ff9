import { box, boxes } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { face } from '../kit/face';
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

type Fitting = (typeof FITTINGS)[number][number];

const LENGTH = WIDTH - 2 * POST;
/** Where the fronts of the units are. */
const FRONT = DEPTH - POST - 2;

const unit = ([z, height, material]: Fitting): string =>
  move(box([0, 0, 0], [LENGTH, FRONT - POST - 2, height], material), POST, POST + 2, z);

/** What all fronts show, as few elements: a row of slots in low units, two in the others. */
function fronts(units: readonly Fitting[]): string {
  const rowsOf = ([z, height]: Fitting) => {
    const middle = HEIGHT - z - height / 2;
    return height > 12 ? [middle - 4, middle + 4] : [middle];
  };
  const slots = (isHigh: boolean, material: Fitting[2]) => {
    const shown = units.filter((unit) => unit[1] > 12 === isHigh && unit[2] === material);
    const lines = shown.flatMap(rowsOf).map((y) => across(6, y, LENGTH - 18));
    const look = material === 'ink' ? 'slots' : 'a-ports';
    return lines.length === 0 ? '' : cells(lines.join(''), isHigh ? 5 : 4, 5, 1.6, look);
  };
  const lights = units.flatMap(rowsOf).map((y) => dot(LENGTH - 6, y));
  const marks = [
    slots(true, 'ink'),
    slots(false, 'ink'),
    slots(true, 'shell'),
    slots(false, 'shell'),
    path(lights.join(''), 'led-teal'),
  ];
  return face('left', POST, FRONT, HEIGHT, marks.join(''));
}

const [FAR_X, FAR_Y] = [WIDTH - POST, DEPTH - POST];
const POST_SIZE = [POST, POST, HEIGHT - 10] as const;

export const drawOpenRack: DrawDevice = (pattern) => {
  const units = FITTINGS[pattern] ?? FITTINGS[0];
  return {
    width: WIDTH,
    depth: DEPTH,
    height: HEIGHT,
    ground: shadow(0, 0, WIDTH, DEPTH, 26),
    body:
      box([0, 0, 0], [WIDTH, DEPTH, 5], 'ink') +
      box([0, 0, 5], POST_SIZE, 'shell') +
      units.map(unit).join('') +
      fronts(units) +
      boxes(
        [
          [FAR_X, 0, 5],
          [0, FAR_Y, 5],
          [FAR_X, FAR_Y, 5],
        ],
        POST_SIZE,
        'shell',
      ) +
      box([0, 0, HEIGHT - 5], [WIDTH, POST, 5], 'shell') +
      box([0, POST, HEIGHT - 5], [POST, DEPTH - 2 * POST, 5], 'shell') +
      box([FAR_X, POST, HEIGHT - 5], [POST, DEPTH - 2 * POST, 5], 'shell') +
      box([0, FAR_Y, HEIGHT - 5], [WIDTH, POST, 5], 'shell'),
  };
};

import { expect, it } from 'vitest';
import { createShiftScore } from './layout-shifts';

it.each([
  ['one thing shifts', [[0, 0.1]], 0.1],
  [
    'shifts follow each other within a second',
    [
      [0, 0.1],
      [900, 0.2],
    ],
    0.3,
  ],
  [
    'a second passes between shifts',
    [
      [0, 0.1],
      [1000, 0.2],
    ],
    0.2,
  ],
  [
    'the first window is the worst',
    [
      [0, 0.3],
      [2000, 0.1],
    ],
    0.3,
  ],
  [
    'shifts go on for five seconds',
    [
      [0, 1],
      [900, 1],
      [1800, 1],
      [2700, 1],
      [3600, 1],
      [4500, 1],
      [5000, 1],
    ],
    6,
  ],
] as const)('the score when %s', (_case, shifts, score) => {
  const addShift = createShiftScore();
  const scores = shifts.map(([time, value]) => addShift(time, value));
  expect(scores.at(-1)).toBeCloseTo(score);
});

import { expect, test } from 'vitest';
import type { Box } from './bar-place';
import { labelPlace } from './label-place';

const window = { width: 1000, height: 800 };
const label = { width: 80, height: 20 };
const ring = { left: 100, top: 200, width: 300, height: 40 };
const text = (left: number, top: number): Box => ({ left, top, width: 60, height: 16 });
const [above, inside, beside, before, below] = [
  text(110, 180),
  text(340, 210),
  text(410, 212),
  text(40, 212),
  text(110, 246),
];

test.each([
  ['above', [], { left: 100, top: 176 }],
  ['inside at the end', [above], { left: 312, top: 208 }],
  ['beside', [above, inside], { left: 404, top: 200 }],
  ['before it', [above, inside, beside], { left: 16, top: 200 }],
  ['below', [above, inside, beside, before], { left: 100, top: 244 }],
  ['above, where nothing is free', [above, inside, beside, before, below], { left: 100, top: 176 }],
])('%s', (_, taken, place) => expect(labelPlace({ ring, window, label, taken })).toEqual(place));

test.each([
  ['inside, at the top of the window', { ...ring, top: 10 }, [], { left: 312, top: 18 }],
  [
    'below, where it is as wide as the window',
    { left: -4, top: 10, width: 1008, height: 24 },
    [],
    { left: 4, top: 38 },
  ],
  [
    'beside, where the ring is low and text above it',
    { ...ring, height: 24 },
    [above],
    { left: 404, top: 200 },
  ],
  ['at its start, if the ring begins outside', { ...ring, left: -20 }, [], { left: 4, top: 176 }],
  [
    'at the top, if the ring is higher than the window',
    { ...ring, top: -50, height: 2000 },
    [],
    { left: 100, top: 0 },
  ],
])('%s', (_, at, taken, place) => expect(labelPlace({ ring: at, window, label, taken })).toEqual(place));

import { expect, test } from 'vitest';
import { type Box, barPlace } from './bar-place';

const window = { width: 1000, height: 800 };
const bar = { width: 200, height: 40 };
const text = (left: number, top: number): Box => ({ left, top, width: 100, height: 20 });
const [topEnd, topStart, bottomEnd, bottomStart] = [
  text(900, 190),
  text(50, 190),
  text(900, 490),
  text(50, 490),
];

test.each([
  ['at the top, at the end', [], { left: 792, top: 180 }],
  ['at the start', [topEnd], { left: 8, top: 180 }],
  ['at the bottom', [topEnd, topStart], { left: 792, top: 480 }],
  ['at its start', [topEnd, topStart, bottomEnd], { left: 8, top: 480 }],
  ['below the top', [topEnd, topStart, bottomEnd, bottomStart], { left: 792, top: 208 }],
])('%s', (_, taken, place) =>
  expect(barPlace({ block: { top: 200, height: 300 }, window, bar, taken })).toEqual(place),
);

test.each([
  ['the top is out of sight', { top: -100, height: 300 }, { left: 792, top: 180 }],
  ['both ends are', { top: -100, height: 2000 }, { left: 792, top: 8 }],
  ['all of it is below', { top: 900, height: 200 }, { left: 792, top: 752 }],
  ['all of it is above', { top: -900, height: 200 }, { left: 792, top: 8 }],
])('it stays in the window if %s', (_, block, place) =>
  expect(barPlace({ block, window, bar, taken: [] })).toEqual(place),
);

test('where nothing is free, it covers as little as it can', () => {
  const heading = { left: 50, top: 190, width: 920, height: 60 };
  const around = { block: { top: 200, height: 300 }, window, bar };
  expect(barPlace({ ...around, taken: [heading, bottomEnd, bottomStart] })).toEqual({ left: 792, top: 480 });
});

test('a window that is narrower than it shows its start', () =>
  expect(
    barPlace({ block: { top: 200, height: 90 }, window: { width: 150, height: 800 }, bar, taken: [] }),
  ).toEqual({
    left: 8,
    top: 222,
  }));

test('the button in the middle of an edge stays free', () =>
  expect(
    barPlace({ block: { top: 200, height: 300 }, window: { width: 390, height: 800 }, bar, taken: [] }),
  ).toEqual({ left: 182, top: 222 }));

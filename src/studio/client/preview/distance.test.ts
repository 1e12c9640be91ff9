import { expect, test } from 'vitest';
import { distanceTo } from './distance';

const height = 890;

test.each([
  ['a line in view stays where it is', { top: 860, height: 20 }, 0],
  ['a line below is scrolled to a third', { top: 1200, height: 20 }, 850],
  ['a line below the header is not seen', { top: 60, height: 20 }, -290],
  ['a line that is cut off is not seen', { top: 880, height: 20 }, 530],
  ['a block in view stays where it is', { top: 700, height: 600 }, 0],
  ['a block of which only the edge is seen is scrolled to, as a whole', { top: 850, height: 600 }, 584],
  ['a block that is higher than the window is scrolled to its start', { top: 1000, height: 2000 }, 896],
  ['a block that is higher than the window stays where it is', { top: -500, height: 2000 }, 0],
])('%s', (_, box, distance) => expect(distanceTo([box], height)).toBe(distance));

test('in a window that is lower than a line, its start is seen', () => {
  const box = { top: 400, height: 200 };
  const distance = distanceTo([box], 100);
  expect(distanceTo([{ ...box, top: box.top - distance }], 100)).toBeCloseTo(0);
});

test('above a keyboard, where 120 pixels of the page are seen, half of them show it', () =>
  expect(distanceTo([{ top: 400, height: 200 }], 120)).toBe(320));

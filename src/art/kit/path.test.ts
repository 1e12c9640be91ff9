import { expect, it } from 'vitest';
import { num, polygon, polyline } from './path';

it.each([
  [0, '0'],
  [-0.04, '0'],
  [0.05, '.1'],
  [-0.5, '-.5'],
  [12, '12'],
  [-12.34, '-12.3'],
  [9.96, '10'],
])('writes %d as %s', (value, text) => {
  expect(num(value)).toBe(text);
});

it('measures steps between rounded points, so that rounding errors never add up', () => {
  expect(polyline([0, 0.26, 0.52, 0.78, 1.04].map((x) => [x, 0]))).toBe('M0 0l.3 0 .2 0 .3 0 .2 0');
});

it('closes a polygon', () => {
  expect(
    polygon([
      [0, 0],
      [2, 0],
      [2, 1],
    ]),
  ).toBe('M0 0l2 0 0 1z');
});

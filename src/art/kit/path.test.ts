import { expect, it } from 'vitest';
import { num, Pen, polygon, polyline } from './path';

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
  expect(polyline([0, 0.26, 0.52, 0.78, 1.04].map((x) => [x, 0]))).toBe('M0 0h.3.2.3.2');
});

it('closes a polygon', () => {
  expect(
    polygon([
      [0, 0],
      [2, 0],
      [2, 1],
    ]),
  ).toBe('M0 0h2v1z');
});

it('continues at the start of the path that it has closed', () => {
  const pen = new Pen().move([10, 10]).line([20, 10]).line([20, 20]).close().line([30, 30]);
  expect(String(pen)).toBe('M10 10h10v10zl20 20');
});

it('leaves no space where a number ends by itself', () => {
  const pen = new Pen().move([0, 0]).line([0.5, -0.5]).curve([1, 0], [1.2, 0.3]).arc([2, 1], 1, [0, 0]);
  expect(String(pen)).toBe('M0 0l.5-.5q.5.5.7.8a2 1 0 01-1.2-.3');
});

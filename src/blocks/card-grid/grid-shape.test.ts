import { describe, expect, it } from 'vitest';
import { gridShape } from './grid-shape';

describe('gridShape', () => {
  // docs/product.md, grid shape
  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 3, 0],
    [4, 4, 0],
    [5, 3, 1],
    [6, 3, 0],
    [7, 4, 1],
    [8, 4, 0],
    [9, 3, 0],
    [10, 4, 2],
    [13, 4, 3],
  ])('puts %i cards in %i columns with %i wide ones', (count, columns, wide) => {
    expect(gridShape(count)).toEqual({ columns, wide });
  });

  it('has no empty cell, for every number of cards', () => {
    for (let count = 1; count <= 60; count++) {
      const { columns, wide } = gridShape(count);
      expect((count + wide) % columns).toBe(0);
      expect(wide).toBeLessThanOrEqual(count);
    }
  });
});

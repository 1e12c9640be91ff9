import { describe, expect, it } from 'vitest';
import { type CellSpan, gridShape } from './grid-shape';

/** Columns and rows of a span, in a grid of so many columns. */
const sizeOf = (span: CellSpan | undefined, columns: number): [columns: number, rows: number] =>
  span === undefined
    ? [1, 1]
    : (({ wide: [2, 1], full: [columns, 1], tall: [1, 2], large: [2, 2], larger: [2, 3] } as const)[
        span
      ].slice() as [number, number]);

/** Places cells as browsers do, each after the last one, and draws each as a letter. */
function drawn(columns: number, spans: readonly (CellSpan | undefined)[]): string {
  const rows: string[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column];
  let next = 0;
  for (const [index, span] of spans.entries()) {
    const [width, height] = sizeOf(span, columns);
    const cells = (start: number) =>
      Array.from({ length: width * height }, (_, cell) => [
        Math.floor(start / columns) + Math.floor(cell / width),
        (start % columns) + (cell % width),
      ]);
    const fits = (start: number) =>
      (start % columns) + width <= columns && cells(start).every(([row = 0, column = 0]) => !at(row, column));
    while (!fits(next)) next += 1;
    for (const [row = 0, column = 0] of cells(next)) {
      rows[row] ??= [];
      rows[row][column] = String.fromCharCode(97 + index);
    }
    next += width;
  }
  return Array.from(rows, (row) =>
    Array.from({ length: columns }, (_, column) => row?.[column] ?? '.').join(''),
  ).join(' ');
}

const shapeOf = (count: number, form: Parameters<typeof gridShape>[1] = {}) => {
  const { columns, spans } = gridShape(count, form);
  const cards = Array.from({ length: count }, (_, index) => spans[index]);
  return drawn(columns, form.as === 'headIn' ? ['wide', ...cards] : cards);
};

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
    expect(gridShape(count)).toEqual({ columns, spans: Array(wide).fill('wide') });
  });

  it.each([
    [{ columns: 3 }, 4, 'aab cdd'],
    [{ columns: 2 }, 3, 'aa bc'],
    [{ columns: 4 }, 3, 'abc'],
    [{ as: 'mosaic' }, 4, 'aab cdd'],
    [{ as: 'mosaic' }, 5, 'aaa bbc dee'],
    [{ as: 'first' }, 2, 'aab'],
    [{ as: 'first' }, 3, 'aab aac'],
    [{ as: 'first' }, 4, 'aab aac aad'],
    [{ as: 'first' }, 5, 'abc ade'],
    [{ as: 'headIn' }, 5, 'aabb cdef'],
    [{ as: 'headIn' }, 1, 'aabb'],
  ] as const)('%j has for %i cards the shape %s', (form, count, shape) => {
    expect(shapeOf(count, form)).toBe(shape);
  });

  it.each([
    {},
    { columns: 2 },
    { columns: 3 },
    { columns: 4 },
    { as: 'mosaic' },
    { as: 'first' },
    { as: 'headIn' },
  ] as const)('has no empty cell, for every number of cards: %j', (form) => {
    for (let count = 1; count <= 60; count++) expect(shapeOf(count, form), `${count}`).not.toContain('.');
  });
});

import type { CardGridBlock } from '../../site/schema/types.gen';

/** Two columns, all of them, and two rows in one, two, and three rows in two columns. */
export type CellSpan = 'wide' | 'full' | 'tall' | 'large' | 'larger';

export interface GridShape {
  /** On wide screens. */
  columns: number;
  /** Of the cards from the first one on; the others take one cell. */
  spans: readonly (CellSpan | undefined)[];
}

/** A wide card and a narrow one, then a narrow one and a wide one. */
const turn = ['wide', undefined, undefined, 'wide'] as const;

const wide = (count: number) => Array.from({ length: count }, () => 'wide' as const);

/** How many cells are missing in the last row. */
const spare = (count: number, columns: number) => (columns - (count % columns)) % columns;

function shapeOfGrid(count: number, wanted = count === 5 || count === 6 || count === 9 ? 3 : 4): GridShape {
  const columns = Math.min(wanted, count);
  const missing = spare(count, columns);
  return { columns, spans: columns === 3 && missing === 2 ? turn : wide(missing) };
}

/** The first card of `first`, by what the others leave of three columns. */
function spanOfFirst(others: number): CellSpan {
  if (others < 2) return others === 0 ? 'full' : 'wide';
  return others % 3 === 0 ? 'larger' : others % 3 === 1 ? 'tall' : 'large';
}

/** The shape of a grid of `count` cards that has no empty cell. */
export function gridShape(
  count: number,
  { as = 'grid', columns }: Pick<CardGridBlock, 'as' | 'columns'> = {},
): GridShape {
  switch (as) {
    case 'grid':
      return shapeOfGrid(count, columns);
    case 'mosaic': {
      const pairs = Array.from({ length: count - (count % 2) }, (_, index) => turn[index % 4]);
      return { columns: 3, spans: count % 2 === 1 ? ['full', ...pairs] : pairs };
    }
    case 'first':
      return { columns: 3, spans: [spanOfFirst(count - 1)] };
    // The heading is as wide as two cards.
    case 'headIn':
      return { columns: 4, spans: wide(spare(count + 2, 4)) };
  }
}

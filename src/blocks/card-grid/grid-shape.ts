export interface GridShape {
  /** On wide screens. */
  columns: number;
  /** How many of the first cells span two columns. */
  wide: number;
}

/** The shape of a grid of `count` cells that has no empty cell. */
export function gridShape(count: number): GridShape {
  if (count <= 4) return { columns: count, wide: 0 };
  const columns = count === 5 || count === 6 || count === 9 ? 3 : 4;
  return { columns, wide: (columns - (count % columns)) % columns };
}

/** Columns on wide screens, and how many of the first cells span two of them so that no cell stays empty. */
export interface GridShape {
  columns: number;
  wide: number;
}

export function gridShape(count: number): GridShape {
  if (count <= 4) return { columns: count, wide: 0 };
  const columns = count === 5 || count === 6 || count === 9 ? 3 : 4;
  return { columns, wide: (columns - (count % columns)) % columns };
}

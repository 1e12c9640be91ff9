type Row = readonly string[];

export interface Group {
  /** Missing before the first heading. */
  heading?: string | undefined;
  rows: readonly Row[];
}

/** The rows below their headings: a row with one cell is one, if the table has more columns. */
export function groupRows(rows: readonly Row[], columns: number): readonly Group[] {
  const groups: { heading?: string | undefined; rows: Row[] }[] = [];
  for (const row of rows)
    if (row.length === 1 && columns > 1) groups.push({ heading: row[0], rows: [] });
    else if (groups.length === 0) groups.push({ rows: [row] });
    else groups.at(-1)?.rows.push(row);
  return groups;
}

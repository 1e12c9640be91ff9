/** How many columns the head of a grid spans, so that no cell of the grid is empty: all, where the items fill their rows. */
export const headSpan = (items: number, columns: number): number => columns - (items % columns);

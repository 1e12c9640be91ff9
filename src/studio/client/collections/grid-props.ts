import type { Place } from '../../../site/json/place';
import type { CollectionTable, RowCommand, TableRow } from '../../protocol/requests/collection-requests';
import type { NamedProblem } from '../../protocol/workspace';
import type { Sorting } from './shown-rows';

export interface CellAt {
  row: number;
  /** From 0 on; the last one is the state. */
  column: number;
}

export interface GridProps {
  table: CollectionTable;
  /** Those that are shown, in their order. */
  rows: readonly TableRow[];
  mistakes: readonly NamedProblem[];
  sorting: Sorting | undefined;
  setSorting(sorting: Sorting | undefined): void;
  active: CellAt;
  setActive(at: CellAt): void;
  open(row: TableRow): void;
  change(command: RowCommand): Promise<Place | undefined>;
}

import { useEffect, useMemo, useState } from 'react';
import { escapeKey } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import type { CollectionTable, RowCommand, TableRow } from '../../protocol/requests/collection-requests';
import type { NamedProblem } from '../../protocol/workspace';
import { collectionMistakes } from '../model/collection-mistakes';
import { useEditor } from '../model/editor';
import { isWithin } from '../model/places';

/** The table of a collection as it is now; undefined until it is known. */
export function useTable(name: string) {
  const editor = useEditor();
  const { ask, problems, history, refuse, openCollection } = editor;
  const [table, setTable] = useState<CollectionTable>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that there is another content
  useEffect(() => {
    let isWanted = true;
    ask('collection', { name }).then((answer) => {
      if (!isWanted) return;
      setTable(answer);
      // An undo has taken it away.
      if (!answer) openCollection(undefined);
    }, refuse);
    return () => {
      isWanted = false;
    };
  }, [ask, name, problems, history, refuse, openCollection]);
  const change = async (command: RowCommand): Promise<Place | undefined> => {
    try {
      const added = await ask('changeRows', { collection: name, command });
      setTable(await ask('collection', { name }));
      return added;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  return { table, change };
}

/** What is wrong with rows and their cells. */
export function useMistakes(name: string): readonly NamedProblem[] {
  const { problems } = useEditor();
  return useMemo(() => collectionMistakes(problems, name), [problems, name]);
}

/** The place of a cell. */
export const cellPlace = ({ file, pointer }: Place, key: string): Place => ({
  file,
  pointer: `${pointer}/${escapeKey(key)}`,
});

/** What is wrong with a row, by its column; that of the row as a whole has none. */
export function mistakesOf(
  row: TableRow,
  { columns }: CollectionTable,
  mistakes: readonly NamedProblem[],
): { ofRow: NamedProblem | undefined; byColumn: ReadonlyMap<number, NamedProblem> } {
  const own = mistakes.filter((problem) => isWithin(problem, row));
  const byColumn = new Map<number, NamedProblem>();
  for (const [index, { key }] of columns.entries()) {
    const problem = own.find((each) => isWithin(each, cellPlace(row, key)));
    if (problem) byColumn.set(index, problem);
  }
  const shown = new Set(byColumn.values());
  return { ofRow: own.find((problem) => !shown.has(problem)), byColumn };
}

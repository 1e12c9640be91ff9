import { keysOf } from '../json/json-path';
import type { Page } from '../schema/types.gen';
import type { LoadedCollection, RowPage } from './collections';
import { groupPath } from './group-path';
import { type Row, rowId } from './row';

/** The pages of the words by which a collection groups its rows. */
export function groupPages({ definition, rows }: LoadedCollection): RowPage[] {
  const { name, text, collection, group } = definition;
  const { groups, fields } = collection;
  if (!groups || !group) return [];
  const words = fields[groups.by]?.of ?? [];
  return words.flatMap((word): RowPage[] => {
    const own = rows.filter(
      ({ values }) => [values[groups.by]].flat().includes(word) && values.draft !== true,
    );
    if (own.length < (groups.least ?? 1)) return [];
    const row: Row = { file: definition.file, pointer: '/groups/page', values: { tag: word }, slug: word };
    return [
      {
        row,
        made: {
          // No slug has a space.
          id: rowId(name, `topic ${word}`),
          collection: name,
          version: () => `${text} ${word}`,
          isCommon: (pointer) => group.origin(row, keysOf(pointer)).field === undefined,
          placeOf: (pointer) => ({
            file: definition.file,
            pointer: group.origin(row, keysOf(pointer)).pointer,
          }),
        },
        load: () => ({ path: groupPath(groups.path, word), ...(group.fill(row) as object) }) as Page,
      },
    ];
  });
}

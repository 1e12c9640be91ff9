import { contentPlan } from '../../site/collections/content-plan';
import { collectionFolder, definedIn, isOneRow, tableFile } from '../../site/files/collection-files';
import type { Place } from '../../site/json/place';
import { valueAt } from '../../site/json/value-at';
import type { Root } from '../../site/schema/field-plan';
import type { FieldPlan } from '../../site/schema/plan-types';

/** A part of a file of a collection: a template, a row, or all rows of a table. */
export interface CollectionPart extends Place {
  content: unknown;
}

/** Parts of one plan. */
export interface CollectionParts {
  plan: Root | FieldPlan;
  parts: readonly CollectionPart[];
}

/** The templates in a definition, each with what it makes. */
const templates: readonly [pointer: string, root: Root][] = [
  ['/page', 'page'],
  ['/groups/page', 'page'],
  ['/item', 'rowItem'],
];

/**
 * What the collections in a list of files say, valid or not. `contentOf` gives what a file holds; undefined for one that is
 * not wanted or can't be read. Of a table, cells that hold a picture or a list are no texts, and not among it.
 */
export function collectionParts(
  list: readonly string[],
  contentOf: (file: string) => unknown,
): CollectionParts[] {
  return list.flatMap((file): CollectionParts[] => {
    const name = definedIn(file);
    const definition = name === undefined ? undefined : contentOf(file);
    if (name === undefined || definition === undefined) return [];
    const [folder, table] = [collectionFolder(name), tableFile(name)];
    const partOf = (own: string): CollectionPart[] => {
      const content = contentOf(own);
      return content === undefined ? [] : [{ file: own, pointer: '', content }];
    };
    const withPlan = (like: string, parts: readonly CollectionPart[]): CollectionParts[] => {
      const plan = parts.length > 0 && contentPlan(like, () => definition);
      return plan ? [{ plan, parts }] : [];
    };
    const rows = list.filter((own) => own.startsWith(folder) && isOneRow(own));
    return [
      { plan: 'collection', parts: [{ file, pointer: '', content: definition }] },
      ...templates.map(([pointer, plan]) => ({
        plan,
        parts: [{ file, pointer, content: valueAt(definition, pointer) }],
      })),
      ...withPlan(`${folder}row.json`, rows.flatMap(partOf)),
      ...withPlan(table, list.includes(table) ? partOf(table) : []),
    ];
  });
}

import type { LoadedCollection } from '../collections/collections';
import { rowPlan } from '../collections/fields';
import { type References, referencesIn } from '../page/page-facts';
import type { Collection, RowField } from '../schema/types.gen';

/**
 * The fields that no page shows and so none checks; of 10,000 rows, all of them took half a second. The path of a page is
 * a link, and dates that lists show need no zone.
 */
export function referringFields({ fields, page }: Collection): Collection['fields'] {
  const template = JSON.stringify(page) ?? '';
  const isShown = (name: string) => template.includes(`{${name}}`) || template.includes(`"name":"${name}"`);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, RowField][] =>
      isShown(name) || field.kind === 'date'
        ? []
        : [[name, field.kind === 'page' ? { ...field, kind: 'href' } : field]],
    ),
  );
}

/** What rows refer to that no page shows. */
export function rowReferences({ definition: { collection, item }, rows }: LoadedCollection): References[] {
  const [first] = rows;
  return [
    referencesIn(
      rowPlan(referringFields(collection)),
      rows.map(({ values }) => values),
    ),
    referencesIn('rowItem', item && first ? [item.fill(first)] : []),
  ];
}

export function joined(all: readonly References[]): References {
  const each = (key: keyof References) => new Set(all.flatMap((some) => [...some[key]]));
  return { links: each('links'), files: each('files'), images: each('images') };
}

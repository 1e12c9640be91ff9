import type { Files } from '../../src/site/files/files';
import { memoryFiles } from '../../src/site/files/memory-files';
import { harborLights } from './harbor-lights';
import { page } from './small-site';

/** What a row has, but for its slug. */
export type RowValues = Readonly<Record<string, unknown>>;

export interface NewsSite {
  /** What collection.json has besides its name. */
  definition: object;
  /** By slug, a file each; or the text of a table. */
  rows?: Readonly<Record<string, RowValues>> | string;
  /** Besides the home page. */
  pages?: readonly object[];
  /** By path. */
  others?: Readonly<Record<string, string>>;
}

/** A site with the collection "News" in the folder `news`. */
export function newsFiles({ definition, rows = {}, pages = [], others = {} }: NewsSite): Files {
  const folder = 'collections/news/';
  const rowFiles: Record<string, string> =
    typeof rows === 'string'
      ? { [`${folder}rows.csv`]: rows }
      : Object.fromEntries(
          Object.entries(rows).map(([slug, row]) => [`${folder}${slug}.json`, JSON.stringify(row)]),
        );
  return memoryFiles({
    'site.json': JSON.stringify({
      site: harborLights,
      header: { links: [{ label: 'Home', href: '/' }] },
      footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'Notice' },
      pages: [page('/'), ...pages],
    }),
    [`${folder}collection.json`]: JSON.stringify({ name: 'News', ...definition }),
    ...rowFiles,
    ...others,
  });
}

import { siteFile } from '../../site/files/site-file';
import { keysOf, pointerOf } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import { memberOf } from '../../site/json/value-at';
import { compileWalk, type Visit, type Visitors } from '../../site/schema/walk';
import type { ContentPages } from './content-pages';

/** In a page, or in all of a file. */
interface Search extends Place {
  key: string;
  found: Place[];
}

const note: Visit<Search> = (value, { file, pointer, key, found }, at) => {
  if (value === key) found.push({ file, pointer: pointer + pointerOf(at) });
};

const namedBy = (visitors: Visitors<Search>, maps: readonly string[]) => ({
  page: compileWalk('page', visitors),
  site: compileWalk('site', visitors),
  maps,
});

/** What names the keys of each map of site.json: fields of some kinds, and maps with the same keys. */
const namers = new Map([
  ['logos', namedBy({ logoId: note }, [])],
  ['layouts', namedBy({ layoutName: note }, ['layoutKinds'])],
]);

export interface KeyNames {
  key: string;
  /** The fields that name it. */
  places: readonly Place[];
  /** The maps of site.json that have it: its own, and those that say something of it. */
  maps: readonly string[];
}

/** What names an entry of a map of site.json, by its pointer. */
export function keyNames({ site, pages }: ContentPages, at: string): KeyNames {
  const [map = '', key = ''] = keysOf(at);
  const namer = namers.get(map);
  const found: Place[] = [];
  namer?.site(site, { key, found, file: siteFile, pointer: '' });
  for (const { file, pointer, content } of pages) namer?.page(content, { key, found, file, pointer });
  const hasKey = (name: string) => memberOf(memberOf(site, name), key) !== undefined;
  return { key, places: found, maps: [map, ...(namer?.maps ?? []).filter(hasKey)] };
}

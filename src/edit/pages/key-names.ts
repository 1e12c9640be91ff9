import { siteFile } from '../../site/files/site-file';
import { escapeKey, keysOf, pointerOf } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import { memberOf } from '../../site/json/value-at';
import { compileWalk, type Visitor, type Visitors } from '../../site/schema/walk';
import { counted, listed, singular } from '../../site/text/wording';
import type { MoveValue, SetValue, Transaction } from '../operation';
import type { ContentPages, PageRefusal } from './content-pages';

/** In a page, or in all of a file. */
interface Search extends Place {
  key: string;
  found: Place[];
}

const note: Visitor<Search> = (value, { file, pointer, key, found }, at) => {
  if (value === key) found.push({ file, pointer: pointer + pointerOf(at) });
};

const namedBy = (visitors: Visitors<Search>, maps: readonly string[]) => ({
  page: compileWalk('page', visitors),
  site: compileWalk('site', visitors),
  visitors,
  maps,
});

/** The fields that name keys of each map of site.json: fields of some kinds, and maps with the same keys. */
const namers = new Map([
  ['logos', namedBy({ logoId: note }, [])],
  ['shared', namedBy({ sharedName: note }, [])],
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
function keyNames({ site, pages, collections }: ContentPages, at: string): KeyNames {
  const [map = '', key = ''] = keysOf(at);
  const namer = namers.get(map);
  const found: Place[] = [];
  namer?.site(site, { key, found, file: siteFile, pointer: '' });
  for (const { file, pointer, content } of pages) namer?.page(content, { key, found, file, pointer });
  for (const { plan, parts } of namer ? collections : []) {
    const walk = compileWalk(plan, namer?.visitors ?? {});
    for (const { file, pointer, content } of parts) walk(content, { key, found, file, pointer });
  }
  const hasKey = (name: string) => memberOf(memberOf(site, name), key) !== undefined;
  return { key, places: found, maps: [map, ...(namer?.maps ?? []).filter(hasKey)] };
}

/** How many of the pages that name an entry a message lists. */
const few = 3;

/** Why an entry stays, and the fields that name it. */
interface NamedKey extends PageRefusal {
  places: readonly Place[];
}

/**
 * Removes an entry of a map of site.json, by its pointer, with what other maps say of it. `name` is that of the step.
 * One that pages name stays: they would not be valid without it.
 */
export function removeKey(content: ContentPages, at: string, name: string): Transaction | NamedKey {
  const { key, places, maps } = keyNames(content, at);
  const isNaming = ({ file, pointer }: Place) =>
    places.some((place) => place.file === file && place.pointer.startsWith(`${pointer}/`));
  const paths = content.pages.filter(isNaming).map(({ path }) => path);
  if (paths.length > 0) {
    const what = maps[0] === 'shared' ? 'shared block' : singular(maps[0] ?? '');
    const more = paths.length > few ? [`${paths.length - few} more`] : [];
    const refusal = `${counted(paths.length, 'pages')} ${paths.length === 1 ? 'names' : 'name'} the ${what} "${key}": ${listed([...paths.slice(0, few), ...more], 'and')}. Choose another ${what} there first.`;
    return { refusal, places };
  }
  return {
    name,
    operations: maps.map((map) => ({ op: 'remove', file: siteFile, at: `/${map}/${escapeKey(key)}` })),
  };
}

/** Gives an entry of a map of site.json another key, by its pointer, and everything that names it the new one. */
export function renameKey(content: ContentPages, at: string, to: string): Transaction {
  const { key, places, maps } = keyNames(content, at);
  const sets = places.map(
    ({ file, pointer }): SetValue => ({ op: 'set', file, at: pointer, value: to, was: key }),
  );
  const moves = maps.map(
    (name): MoveValue => ({
      op: 'move',
      file: siteFile,
      at: `/${name}/${escapeKey(key)}`,
      to: `/${name}/${escapeKey(to)}`,
    }),
  );
  return { name: `Rename ${key} to ${to}`, operations: [...sets, ...moves] };
}

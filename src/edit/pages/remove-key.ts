import { siteFile } from '../../site/files/site-file';
import { escapeKey } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import { counted, listed, singular } from '../../site/text/words';
import type { Transaction } from '../operation';
import type { ContentPages, Refusal } from './content-pages';
import { keyNames } from './key-names';

/** Of the pages that name an entry, as many as are read in a sentence. */
const few = 3;

/** Why an entry stays, and the fields that name it. */
export interface NamedKey extends Refusal {
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
    const what = singular(maps[0] ?? '');
    const more = paths.length > few ? [`${paths.length - few} more`] : [];
    const refusal = `${counted(paths.length, 'pages')} ${paths.length === 1 ? 'names' : 'name'} the ${what} "${key}": ${listed([...paths.slice(0, few), ...more], 'and')}. Choose another ${what} there first.`;
    return { refusal, places };
  }
  return {
    name,
    operations: maps.map((map) => ({ op: 'remove', file: siteFile, at: `/${map}/${escapeKey(key)}` })),
  };
}

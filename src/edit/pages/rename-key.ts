import { siteFile } from '../../site/files/site-file';
import { escapeKey } from '../../site/json/json-path';
import type { MoveValue, SetValue, Transaction } from '../operation';
import type { ContentPages } from './content-pages';
import { keyNames } from './key-names';

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

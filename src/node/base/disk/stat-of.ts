import { lstatSync, type Stats, statSync } from 'node:fs';
import { isMissing } from './code-of';

/** What `look` gives; undefined if there is no such file. Throws any other error. */
export function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** An error takes five times as long as this answer. */
const quiet = { throwIfNoEntry: false } as const;

/** Undefined where nothing is, and nothing can be: Node's own option still throws where a file is above the path. */
export const statOf = (path: string): Stats | undefined => ifThere(() => statSync(path, quiet));

/** The same without following a link. */
export const lstatOf = (path: string): Stats | undefined => ifThere(() => lstatSync(path, quiet));

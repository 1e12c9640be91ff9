import type { Migration } from './migration';

/** All migrations by number: `0001-lists-of-claims.json` is the first. A new one is one file, and two lines here. */
export const migrations: readonly Migration[] = [];

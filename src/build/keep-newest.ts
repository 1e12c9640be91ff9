import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** More than anyone switches between. */
const kept = 6;

/** Of the folders that begin with a prefix, those that were used last. */
export function keepNewest(cache: string, prefix: string): void {
  const age = (name: string) => statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const found = readdirSync(cache).filter((name) => name.startsWith(prefix));
  const byAge = found.sort((one, other) => age(other) - age(one));
  for (const name of byAge.slice(kept)) rmSync(join(cache, name), { recursive: true, force: true });
}

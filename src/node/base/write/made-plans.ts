import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { durable, planFolder } from './sealed-plan';

/** Where the plan with an id goes when it is completed, so that who has begun it finds out, whoever completed it. */
const madeFolder = (folder: string, id: string): string => join(folder, `${planFolder}-made-${id}`);

/** In it, if only a part of the plan was written: the names of those files. */
const partFile = 'made.json';

/** What a plan with this id has written: all of it, or these files. Undefined if it was not completed. */
export function madeBy(folder: string, id: string): 'all' | readonly string[] | undefined {
  const place = madeFolder(folder, id);
  if (!existsSync(place)) return undefined;
  const part = join(place, partFile);
  return existsSync(part) ? JSON.parse(readFileSync(part, 'utf8')) : 'all';
}

/** To be called at the end of a plan with an id. `part` has the written files, if not all were written. */
export function keepMade(folder: string, id: string, part?: readonly string[]): void {
  const place = join(folder, planFolder);
  if (part) writeFileSync(join(place, partFile), JSON.stringify(part), durable);
  renameSync(place, madeFolder(folder, id));
}

export function forgetMade(folder: string, id: string): void {
  try {
    rmSync(madeFolder(folder, id), { recursive: true, force: true });
  } catch {
    // It is hidden, and says nothing to anybody else.
  }
}

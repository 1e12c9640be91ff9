import { hash, randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, processSpace } from '../disk/is-running';
import { statOf } from '../disk/stat-of';
import { planFolder } from './sealed-plan';

/** In milliseconds. No plan takes longer, whatever process has its number now. */
export const longest = 60_000;

/** Where a plan waits until one rename makes it count. The name says which process makes it. */
export const newStagingFolder = (folder: string): string =>
  join(folder, `${planFolder}-${spaceName()}-${process.pid}-${randomUUID()}`);

const staging = /^\.edit-([\da-f]{12})-(\d+)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const spaceName = (): string => hash('sha1', JSON.stringify(processSpace())).slice(0, 12);

/** What killed commands have staged goes at once; of another machine, where nobody can ask, once it is old. */
export function clearStaging(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, space, id] = staging.exec(name) ?? [];
    if (id === undefined) continue;
    // A process does one thing at a time: it stages nothing while it looks for what is left.
    const isLeft = space === spaceName() && (Number(id) === process.pid || !isRunning(Number(id)));
    const path = join(folder, name);
    if (isLeft || ageOf(path) > longest) rmSync(path, { recursive: true, force: true });
  }
}

export const ageOf = (path: string): number => Date.now() - (statOf(path)?.mtimeMs ?? Date.now());

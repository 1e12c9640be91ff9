import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../../content/content-error';
import { isRunning } from '../../disk/is-running';

/** Keeps others from writing the same journal. */
export interface Lock {
  /** Where the one who has it answers. */
  answersAt(address: string): void;
  release(): void;
}

interface Owner {
  process: number;
  address?: string;
}

/** In milliseconds. No studio takes longer until it answers. */
const longestStart = 60_000;
const patience = 2000;

/** Throws a UsageError that names the address of the studio that has the lock. */
export async function takeLock(path: string): Promise<Lock> {
  const owner = readOwner(path);
  if (owner && (await isThere(path, owner)))
    throw new UsageError(
      `This content is being edited already${owner.address ? `, at ${owner.address}` : ''}. Use that studio, or end it.`,
    );
  const write = (own: Owner) => writeFileSync(path, JSON.stringify(own));
  mkdirSync(dirname(path), { recursive: true });
  write({ process: process.pid });
  return {
    answersAt: (address) => write({ process: process.pid, address }),
    release: () => rmSync(path, { force: true }),
  };
}

/** After a crash another program may have the number of the process, so the studio has to answer. */
async function isThere(path: string, { process: id, address }: Owner): Promise<boolean> {
  if (id === process.pid || !isRunning(id)) return false;
  if (address === undefined) return Date.now() - statSync(path).mtimeMs < longestStart;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return (await answer.text()).includes('edit-token');
  } catch {
    return false;
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    // Only this module writes the file.
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

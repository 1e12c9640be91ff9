import { readFileSync, rmSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '../../content/content-error';
import { isRunning } from '../../disk/is-running';
import { writeNew } from '../../disk/write-new';
import { writeWhole } from '../../disk/write-whole';

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

/** In milliseconds. No studio takes longer until it listens. */
const longestStart = 60_000;
const patience = 2000;

/** Throws a UsageError that names the studio that has the lock. */
export async function takeLock(path: string): Promise<Lock> {
  const found = readOwner(path);
  const refusal = found && (await refusalOf(path, found));
  if (refusal !== undefined) throw new UsageError(refusal);
  // Another studio may have taken it while this one waited for an answer.
  if (isDeepStrictEqual(readOwner(path), found)) rmSync(path, { force: true });
  const textOf = (owner: Owner) => JSON.stringify(owner);
  if (!writeNew(path, Buffer.from(textOf({ process: process.pid })))) throw new UsageError(taken());
  return {
    answersAt: (address) => writeWhole(path, textOf({ process: process.pid, address })),
    release() {
      if (readOwner(path)?.process === process.pid) rmSync(path);
    },
  };
}

const taken = (place = '') => `This content is being edited already${place}. Use that studio, or end it.`;

/** After a crash another program may have the number of the process, so the studio has to answer. */
async function refusalOf(path: string, { process: id, address }: Owner): Promise<string | undefined> {
  if (id === process.pid || !isRunning(id)) return undefined;
  if (address === undefined) return Date.now() - statSync(path).mtimeMs < longestStart ? taken() : undefined;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
    return (await answer.text()).includes('edit-token') ? taken(`, at ${address}`) : undefined;
  } catch (error) {
    const isSilent = error instanceof DOMException && error.name === 'TimeoutError';
    return isSilent
      ? `This content is being edited already, by process ${id}, which does not answer. If you paused it with Ctrl+Z, type fg to continue it. Otherwise end it.`
      : undefined;
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

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../content/content-error';
import { isRunning } from '../disk/is-running';

/** Makes sure that one process writes a journal. Returns a function that lets others do so. Throws a UsageError. */
export function takeLock(path: string): () => void {
  const owner = readOwner(path);
  if (owner !== undefined && owner !== process.pid && isRunning(owner))
    throw new UsageError(
      'This content is being edited already, by a studio that runs. Use that one, or end it.',
    );
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

function readOwner(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { lstatOf } from '../disk/stat-of';
import { writeNew } from '../disk/write-whole';

const pattern = /^[\da-f]{64}$/;

/** Where a key can't be kept, it lasts as long as this process. */
const fleeting = randomBytes(32).toString('hex');

/**
 * A secret of this user on this machine. It is kept outside of all content and all checkouts, so that nothing that
 * arrives with them can bring one along.
 */
export function machineKey(): string {
  try {
    const path = keyFile();
    const found = readKey(path);
    if (found !== undefined) return found;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // Another command may be faster: then its key counts, and is not removed.
    if (addKey(path) || readKey(path) !== undefined) return readKey(path) ?? fleeting;
    rmSync(path, { recursive: true, force: true });
    addKey(path);
    return readKey(path) ?? fleeting;
  } catch {
    return fleeting;
  }
}

const addKey = (path: string): boolean => writeNew(path, Buffer.from(randomBytes(32).toString('hex')), 0o600);

function keyFile(): string {
  const { XDG_STATE_HOME: state = '', LOCALAPPDATA: local = '' } = process.env;
  const above = [state, local].find(isAbsolute) ?? join(homedir(), '.local/state');
  return join(above, 'site-from-json/key');
}

/** Undefined if there is none, or others could have read or written it. */
function readKey(path: string): string | undefined {
  const found = lstatOf(path);
  const isPrivate = process.platform === 'win32' || (found !== undefined && (found.mode & 0o077) === 0);
  if (!found?.isFile() || !isPrivate) return undefined;
  const key = readFileSync(path, 'utf8');
  return pattern.test(key) ? key : undefined;
}

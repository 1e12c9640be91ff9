import { codeOf, isMissing } from './code-of';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'you have no permission to write there',
  EPERM: 'you have no permission to write there',
  ENOTDIR: 'a file is where a folder has to be',
  EEXIST: 'a file is where a folder has to be',
  EISDIR: 'a folder is where a file has to be',
  EBUSY: 'another program has it open',
  EXDEV: 'it is on another disk',
  EIO: 'the disk reports an error',
  EMFILE: 'this process has too many files open',
  ENFILE: 'this machine has too many files open',
};

/** What the file system refused to write, and why in plain words. */
export interface WriteRefusal {
  /** Missing where the system does not name it. */
  path: string | undefined;
  reason: string;
}

/** What an error of the file system is about, if it says so. */
export function refusedPath(error: unknown): string | undefined {
  if (codeOf(error) === undefined || !(error instanceof Error)) return undefined;
  // For a copy, `path` is the source.
  const path = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined;
  return typeof path === 'string' ? path : undefined;
}

/** What the system refused to a command, in a sentence; undefined for any other error. */
export function systemRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error)) return undefined;
  const path = refusedPath(error);
  // A port or a program: the system's words say which.
  if (path === undefined || String(error.syscall).startsWith('spawn')) return `${error.message}.`;
  const reason = isMissing(error) ? 'it is missing' : (writeRefusal(error)?.reason ?? error.message);
  return `${path} can't be read or written: ${reason}.`;
}

/** Undefined for any other error. */
export function writeRefusal(error: unknown): WriteRefusal | undefined {
  const reason = reasons[String(codeOf(error))];
  return reason === undefined ? undefined : { path: refusedPath(error), reason };
}

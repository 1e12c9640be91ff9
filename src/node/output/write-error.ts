import { UsageError } from '../content/content-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'you have no permission to write there',
  EPERM: 'you have no permission to write there',
  ENOTDIR: 'a file is where a folder has to be',
  EEXIST: 'a file is where a folder has to be',
  EISDIR: 'a folder is where a file has to be',
};

/** A refusal of the file system in plain words; any other error unchanged. */
export function writeError(
  error: unknown,
  outDir: string,
  state = 'The last build is still in place.',
): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = reasons[String(error.code)];
  if (!reason) return error;
  // Of a copy, `path` is what is copied.
  const place = 'dest' in error ? error.dest : 'path' in error ? error.path : outDir;
  return new UsageError(`${place} can't be written: ${reason}. ${state} Solve this and build again.`, {
    cause: error,
  });
}

/** Records a build whose output is in place already. */
export function recording(write: () => void): void {
  try {
    write();
  } catch (error) {
    throw writeError(error, 'The record', 'The new build is in place, but it is not recorded.');
  }
}

import { UsageError } from '../content/content-error.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOTDIR: 'a file stands where a folder has to be',
  EEXIST: 'a file stands where a folder has to be',
  EISDIR: 'a folder stands where a file has to be',
};

/** What a file system refused, in plain words; any other error as it is. */
export function writeError(error: unknown, outDir: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const reason = reasons[String(error.code)];
  if (!reason) return error;
  return new UsageError(
    `${'path' in error ? error.path : outDir} can't be written: ${reason}. What was built before still stands; mend it and build again.`,
    { cause: error },
  );
}

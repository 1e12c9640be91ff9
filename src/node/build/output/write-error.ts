import { UsageError } from '../../base/content/content-error';
import { writeRefusal } from '../../base/disk/write-refusal';

/** A refusal of the file system in plain words; any other error unchanged. */
export function writeError(
  error: unknown,
  outDir: string,
  state = 'The last build is still in place.',
): unknown {
  const refusal = writeRefusal(error);
  if (!refusal) return error;
  const { path = outDir, reason } = refusal;
  return new UsageError(`${path} can't be written: ${reason}. ${state} Solve this and build again.`, {
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

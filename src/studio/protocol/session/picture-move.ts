import type { Files } from '../../../site/files/files';
import { groupBy } from '../../../site/problem/group-by';

/** A picture or a published file that comes into the content folder, leaves it, or becomes another one. */
export interface PictureMove {
  src: string;
  /** The hash of its bytes before and afterwards; null where there is no such file. */
  was: string | null;
  now: string | null;
  /** Those of `now`, if the trash does not have them. */
  bytes?: Uint8Array;
}

/**
 * Makes moves: all of them, or none; then it says why. The trash keeps what leaves the folder. What is made already,
 * such as before a process was killed, is left as it is. `files` are those that the step leaves.
 */
export type MovePictures = (moves: readonly PictureMove[], files: Files) => string | undefined;

/** Moves in a row as one for each picture: those that come to nothing are left out. */
export function joined(moves: readonly PictureMove[]): readonly PictureMove[] {
  const bySrc = groupBy(moves, ({ src }) => src);
  return [...bySrc.values()].flatMap((same) => {
    const { was = null } = same[0] ?? {};
    const last = same.at(-1);
    return last && last.now !== was ? [{ ...last, was }] : [];
  });
}

export const backward = ({ src, was, now }: PictureMove): PictureMove => ({ src, was: now, now: was });

import { hashText } from '../../../node/base/change/hash-on-disk';
import { isPublished } from '../../../site/files/published-files';
import { natureOf } from '../../../site/image/file-nature';
import type { PictureMove } from '../../protocol/session/picture-move';
import type { ChangedPicture } from './changed-files';

/**
 * Not if git has a pointer in its place, or nothing was kept of it; nor a published file, because nobody looks for links to
 * it.
 */
export const canTakeBack = ({ file, type, before }: ChangedPicture): boolean =>
  !isPublished(file) && (type === 'added' || natureOf('', before?.bytes)?.end !== undefined);

/** Makes a picture what it was in the base. `was` is the hash of what is there now. */
export const takeBackPicture = ({ file, before }: ChangedPicture, was: string | null): PictureMove =>
  before
    ? { src: file, was, now: hashText(before.bytes), bytes: before.bytes }
    : { src: file, was, now: null };

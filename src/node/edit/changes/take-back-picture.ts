import { isPublished } from '../../../site/files/published-files';
import { natureOf } from '../../../site/image/file-nature';
import { moveToAttic, writeBack } from '../pictures/attic';
import { refuseUsed } from '../pictures/picture-uses';
import { type FolderWorkspace, Refusal } from '../workspace/folder-workspace';
import type { ChangedPicture } from './changed-files';

/**
 * Not if git has a pointer in its place, or nothing was kept of it; nor a published file, because nobody looks for links to
 * it.
 */
export const canTakeBack = ({ file, type, before }: ChangedPicture): boolean =>
  !isPublished(file) && (type === 'added' || natureOf('', before?.bytes)?.end !== undefined);

/** Makes a picture what it was in the base. What is there now can be put back. Throws a Refusal for one in use. */
export function takeBackPicture(
  folder: string,
  workspace: FolderWorkspace,
  { file, type, before }: ChangedPicture,
): void {
  const { attic } = workspace;
  const files = workspace.files();
  if (files.link(file))
    throw new Refusal(`${file} is in a folder that is a link, so nothing is changed there.`);
  if (type === 'added') {
    refuseUsed(files, file);
    moveToAttic(folder, attic, file);
  } else if (type === 'changed') moveToAttic(folder, attic, file, before?.bytes);
  else if (before) writeBack(folder, file, before.bytes);
  workspace.lookAt(new Set([file]));
}

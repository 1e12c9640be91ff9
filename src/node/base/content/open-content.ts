import { resolve } from 'node:path';
import type { Files } from '../../../site/files/files';
import { relativePath } from '../disk/paths';
import { statOf } from '../disk/stat-of';
import { ContentError, UsageError } from './content-error';
import { diskFiles, type NoteText } from './disk-files';

/** The files of a content folder. Throws a UsageError if it does not exist or can't be read. */
export function openContent(folder: string, note?: NoteText): Files {
  if (!statOf(folder)?.isDirectory()) throw new UsageError(`There is no content folder ${folder}.`);
  const files = diskFiles(folder, note);
  try {
    files.list();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The content folder ${folder} can't be read: ${reason}.`, { cause: error });
  }
  return files;
}

/** The path of a content file in messages: relative to where the command runs. */
export const shownPath = (folder: string, file: string) => relativePath(process.cwd(), resolve(folder, file));

/** What a build can't go on with: one part of the output would show the old file, another the new one. */
export const changedFile = (folder: string, file: string): ContentError =>
  new ContentError(`${shownPath(folder, file)} has changed during the build. Build again.`);

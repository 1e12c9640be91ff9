import { statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { type CheckedSite, checkSite, type PageMemory } from '../site/check-site';
import type { Files } from '../site/files';
import { formatProblems } from '../site/format-problem';
import type { Problem } from '../site/problem';
import { quickValidators, Uncertain } from '../site/validate-quickly';
import { UsageError } from './content-error';
import { diskFiles, type NoteText } from './disk-files';

export interface CheckedFolder {
  folder: string;
  files: Files;
  problems: readonly Problem[];
}

/** The files of a content folder. Throws a UsageError when there is none, or when it can't be read. */
export function openContent(folder: string, note?: NoteText): Files {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no content folder ${folder}.`);
  const files = diskFiles(folder, note);
  try {
    files.list();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The content folder ${folder} can't be read: ${reason}.`, { cause: error });
  }
  return files;
}

/** Reads and checks a content folder; with a revision also that every address of then still leads somewhere. */
export async function checkContent(folder: string, since?: string): Promise<CheckedFolder> {
  const files = openContent(folder);
  const { problems } = await checkFiles(files);
  if (since === undefined) return { folder, files, problems };
  const { vanishedSince } = await import('./vanished-since');
  return { folder, files, problems: [...problems, ...vanishedSince(files, folder, since)] };
}

/** The full validators take a while to load, and most content never needs them. */
export async function checkFiles(files: Files, memory?: PageMemory): Promise<CheckedSite> {
  try {
    return checkSite(files, quickValidators, memory);
  } catch (error) {
    if (!(error instanceof Uncertain)) throw error;
    const { fullValidators } = await import('../site/validate');
    return checkSite(files, fullValidators, memory);
  }
}

/** How a file of the content folder is named to an editor: as seen from where the command runs. */
export const shownPath = (folder: string, file: string) =>
  relative(process.cwd(), resolve(folder, file)).split(sep).join('/');

/** Problems as text for a terminal; '' when there are none. */
export function problemText({ folder, files, problems }: CheckedFolder, color: boolean): string {
  if (problems.length === 0) return '';
  return formatProblems(problems, files.read, { color, folder: relative(process.cwd(), folder) });
}

import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Files } from '../site/files';
import { formatProblems } from '../site/format-problem';
import { loadSite } from '../site/load-site';
import type { Problem } from '../site/problem';
import type { Site } from '../site/site';
import { vanishedPaths } from '../site/vanished-paths';
import { ContentError, UsageError } from './content-error';
import { diskFiles } from './disk-files';
import { revisionFiles } from './revision-files';

/** The content folder: `SITE_CONTENT`, or `content` in the project. */
export const contentFolder = (root: string) => resolve(root, process.env.SITE_CONTENT || 'content');

export interface Content {
  folder: string;
  files: Files;
  problems: readonly Problem[];
  /** Missing while the content has errors. */
  site?: Site;
}

export interface ValidContent extends Content {
  site: Site;
}

/** Whether loading times are reported; false while site.json can't be read, which the check will tell of. */
export function reportsVitals(folder: string): boolean {
  try {
    return Boolean(JSON.parse(diskFiles(folder).read('site.json')).site?.analytics);
  } catch {
    return false;
  }
}

/** The files of a content folder. Throws a UsageError when there is none, or when it can't be read. */
export function openContent(folder: string): Files {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no content folder ${folder}.`);
  const files = diskFiles(folder);
  try {
    files.list();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The content folder ${folder} can't be read: ${reason}.`, { cause: error });
  }
  return files;
}

/** Reads and checks a content folder; with a revision also that every address of then still leads somewhere. */
export function loadContent(folder: string, since?: string): Content {
  const files = openContent(folder);
  const { problems, site } = loadSite(files);
  if (since === undefined) return { folder, files, problems, ...(site && { site }) };
  const vanished = vanishedPaths(files, revisionFiles(folder, since), since);
  return { folder, files, problems: [...problems, ...vanished] };
}

/** How a file of the content folder is named to an editor: as seen from where the command runs. */
export const shownPath = (folder: string, file: string) => relative(process.cwd(), resolve(folder, file));

/** Problems as text for a terminal; '' when there are none. */
export function problemText({ folder, files, problems }: Content, color: boolean): string {
  if (problems.length === 0) return '';
  return formatProblems(problems, files.read, { color, folder: relative(process.cwd(), folder) });
}

/** The site of a content folder that must be valid. Throws a ContentError that tells all problems. */
export function loadValidContent(folder: string, color: boolean): ValidContent {
  const content = loadContent(folder);
  if (!content.site) throw new ContentError(problemText(content, color));
  return { ...content, site: content.site };
}

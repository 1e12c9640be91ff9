import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChangeCheck } from '../../src/edit/check/never-worse';
import { createMergeErrors } from '../../src/edit/merge/merge-errors';
import { type MergeTexts, mergeTexts } from '../../src/edit/merge/merge-texts';
import { validators } from '../../src/node/base/content/compiled-validators';
import { UsageError } from '../../src/node/base/content/content-error';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { openContent } from '../../src/node/base/content/open-content';
import { isInside, realPath, relativePath } from '../../src/node/base/disk/paths';
import { statOf } from '../../src/node/base/disk/stat-of';
import { siteFile } from '../../src/site/files/site-file';
import { conflictText, inShell } from './conflict-text';

/** Of the project: git starts this at the top of the repository, which may be above it. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Merges three files into the second one, which has the path `name` in its repository. Gives the exit code. */
export function mergeFiles(files: Record<keyof MergeTexts, string>, name: string): number {
  const texts = { base: read(files.base), ours: read(files.ours), theirs: read(files.theirs) };
  const folder = contentFolder(root);
  const place = resolve(name);
  const isContent = statOf(folder)?.isDirectory() === true && isInside(place, folder);
  const file = isContent ? relativePath(realPath(folder), realPath(place)) : nameOf(place);
  const errorsOf = (text: string) =>
    isContent ? createMergeErrors(createChangeCheck(openContent(folder), validators), file, texts)(text) : [];
  const { text, conflicts } = mergeTexts(file, texts, { errorsOf });
  if (text !== texts.ours) write(files.ours, text);
  if (conflicts.length === 0) return 0;
  const path = inShell(name);
  console.error(conflictText(name, text, conflicts));
  console.error(
    `${name} has the values of ours there. Write what is to count, then run: git add ${path}. The file of theirs: git show :3:${path}`,
  );
  return 1;
}

/** A file from elsewhere is taken for a page. */
const nameOf = (place: string) => (basename(place) === siteFile ? siteFile : `pages/${basename(place)}`);

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} can't be read.`, { cause: error });
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file} can't be written.`, { cause: error });
  }
}

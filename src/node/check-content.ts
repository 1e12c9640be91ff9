import { checkSite } from '../site/check/check-site';
import { findVanishedPaths } from '../site/check/vanished-path';
import { validators } from './content/compiled-validators';
import { openContent } from './content/open-content';
import type { CheckedFolder } from './content/problem-text';
import { revisionFiles } from './content/revision-files';
import { createPageMemory } from './record/page-store';

/** Reads and checks a content folder; with a revision also that every address of then still leads somewhere. */
export async function checkContent(folder: string, since?: string): Promise<CheckedFolder> {
  const files = openContent(folder);
  const { problems } = checkSite(files, validators, createPageMemory(files));
  if (since === undefined) return { folder, files, problems };
  const vanished = findVanishedPaths(files, revisionFiles(folder, since), since, validators);
  return { folder, files, problems: [...problems, ...vanished] };
}

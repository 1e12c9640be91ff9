import { type CheckedSite, checkSite, type PageMemory } from '../site/check/check-site';
import { findVanishedPaths } from '../site/check/vanished-path';
import type { Files } from '../site/files/files';
import { quickValidators, Uncertain } from '../site/validate/validate-quickly';
import { openContent } from './content/open-content';
import type { CheckedFolder } from './content/problem-text';
import { revisionFiles } from './content/revision-files';
import { createPageMemory } from './record/page-store';

/** Reads and checks a content folder; with a revision also that every address of then still leads somewhere. */
export async function checkContent(folder: string, since?: string): Promise<CheckedFolder> {
  const files = openContent(folder);
  const { problems } = await checkFiles(files, createPageMemory(files));
  if (since === undefined) return { folder, files, problems };
  const { fullValidators } = await import('../site/validate/validate');
  const vanished = findVanishedPaths(files, revisionFiles(folder, since), since, fullValidators);
  return { folder, files, problems: [...problems, ...vanished] };
}

/** The full validators take a while to load, and most content never needs them. */
export async function checkFiles(files: Files, memory?: PageMemory): Promise<CheckedSite> {
  try {
    return checkSite(files, quickValidators, memory);
  } catch (error) {
    if (!(error instanceof Uncertain)) throw error;
    const { fullValidators } = await import('../site/validate/validate');
    return checkSite(files, fullValidators, memory);
  }
}

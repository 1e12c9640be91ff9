import { findVanishedPaths } from '../site/check/vanished-path';
import { loadSite } from '../site/load-site';
import { countedFiles } from './command/counted-files';
import { startProgress } from './command/progress';
import { validators } from './content/compiled-validators';
import { openContent } from './content/open-content';
import type { CheckedFolder } from './content/problem-text';
import { revisionFiles } from './content/revision-files';
import { createPageStore } from './record/page-store';

/** Reads and checks a content folder; with a git revision also that every address of then still exists. */
export async function checkContent(folder: string, since?: string): Promise<CheckedFolder> {
  const opened = openContent(folder);
  const progress = startProgress('Checking the content');
  const files = countedFiles(opened, progress);
  try {
    const { findings } = loadSite(files, validators, createPageStore(files));
    if (since === undefined) return { folder, files, findings };
    const vanished = findVanishedPaths(files, revisionFiles(folder, since), since, validators);
    return { folder, files, findings: [...findings, ...vanished] };
  } finally {
    progress.end();
  }
}

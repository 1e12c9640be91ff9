import { trackedChanges } from '../../site/check/tracked-change';
import { findVanishedPaths } from '../../site/check/vanished-path';
import { loadSite } from '../../site/load-site';
import { countedFiles } from '../base/command/counted-files';
import { type Progress, startProgress } from '../base/command/progress';
import { validators } from '../base/content/compiled-validators';
import { createContentLoader } from '../base/content/load-content';
import { openContent } from '../base/content/open-content';
import type { CheckedFolder } from '../base/content/problem-text';
import { revisionFiles } from '../base/content/revision-files';
import { trackedEditFiles } from '../base/content/tracked-edit-files';
import { createPageStore } from './record/page-store';

/** Reads and checks a content folder; with a git revision also that every address of then still exists. */
export async function checkContent(folder: string, since?: string): Promise<CheckedFolder> {
  const opened = openContent(folder);
  const progress = startProgress('Checking the content');
  const files = countedFiles(opened, progress);
  try {
    const { findings } = loadSite(files, validators, createPageStore(files));
    return withGit({ folder, files, findings }, since);
  } finally {
    progress.end();
  }
}

/** Checks a content folder again and again. Given the files that have changed since, it looks at little else. */
export function createContentCheck(
  folder: string,
  since?: string,
): (changed?: ReadonlySet<string>) => CheckedFolder {
  let progress: Progress | undefined;
  // The files outlive the check that has opened them.
  const count: Progress['count'] = (done, all) => progress?.count(done, all);
  const load = createContentLoader(folder, () => countedFiles(openContent(folder), { count }));
  return (changed) => {
    progress = startProgress('Checking the content');
    try {
      return withGit(load(changed), since);
    } finally {
      progress.end();
      progress = undefined;
    }
  };
}

/** Adds what only git knows. */
function withGit({ folder, files, findings }: CheckedFolder, since: string | undefined): CheckedFolder {
  const tracked = trackedChanges(trackedEditFiles(folder));
  const vanished =
    since === undefined ? [] : findVanishedPaths(files, revisionFiles(folder, since), since, validators);
  return { folder, files, findings: [...findings, ...tracked, ...vanished] };
}

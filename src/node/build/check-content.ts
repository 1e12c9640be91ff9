import { readdirSync } from 'node:fs';
import { trackedChanges } from '../../site/check/tracked-change';
import { findVanishedPaths } from '../../site/check/vanished-path';
import { loadSite } from '../../site/load-site';
import type { Site } from '../../site/resolve/site';
import { countedFiles } from '../base/command/counted-files';
import { type Progress, startProgress } from '../base/command/progress';
import { validators } from '../base/content/compiled-validators';
import { createContentLoader } from '../base/content/load-content';
import { openContent } from '../base/content/open-content';
import type { CheckedFolder } from '../base/content/problem-text';
import { revisionFiles } from '../base/content/revision-files';
import { GitFailure } from '../base/git/git-failure';
import { openReader } from '../base/git/reader';
import { wordsOf } from '../base/git/run-git';
import { findUndrawn } from './link-pictures/undrawn-letters';
import { createPageStore } from './record/page-store';

/** Reads and checks a content folder; with a git revision also that every address of then still exists. */
export async function checkContent(folder: string, since?: string, at?: number): Promise<CheckedFolder> {
  const opened = openContent(folder);
  const progress = startProgress('Checking the content');
  const files = countedFiles(opened, progress);
  try {
    const { findings, site } = loadSite(files, validators, createPageStore(files), { at });
    return await withOthers({ folder, files, findings, site }, since);
  } finally {
    progress.end();
  }
}

/** Checks a content folder again and again. Given the files that have changed since, it looks at little else. */
export function createContentCheck(
  folder: string,
  since?: string,
  at?: number,
): (changed?: ReadonlySet<string>) => Promise<CheckedFolder> {
  let progress: Progress | undefined;
  // The files outlive the check that has opened them.
  const count: Progress['count'] = (done, all) => progress?.count(done, all);
  const load = createContentLoader(folder, () => countedFiles(openContent(folder), { count }), { at });
  return async (changed) => {
    progress = startProgress('Checking the content');
    try {
      return await withOthers(load(changed), since);
    } finally {
      progress.end();
      progress = undefined;
    }
  };
}

const isOfCommands = (name: string) => name.startsWith('.edit');

/**
 * The files and folders that commands keep in a content folder, of those that git tracks. git is asked only if there
 * are any; where it can't tell, nothing is tracked.
 */
function trackedEditFiles(folder: string): string[] {
  if (!readdirSync(folder).some(isOfCommands)) return [];
  const git = openReader(folder);
  if (!git) return [];
  try {
    const tracked = wordsOf(git.readSync(['ls-files', '-z'])).map((path) => path.split('/', 1)[0] ?? path);
    return [...new Set(tracked.filter(isOfCommands))];
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return [];
  } finally {
    git.close();
  }
}

interface Loaded extends CheckedFolder {
  site?: Site | undefined;
}

/** Adds what only fonts and git know. */
async function withOthers(
  { folder, files, findings, site }: Loaded,
  since: string | undefined,
): Promise<CheckedFolder> {
  const undrawn = site ? await findUndrawn(site) : [];
  const tracked = trackedChanges(trackedEditFiles(folder));
  const vanished =
    since === undefined ? [] : findVanishedPaths(files, revisionFiles(folder, since), since, validators);
  return { folder, files, findings: [...findings, ...undrawn, ...tracked, ...vanished] };
}

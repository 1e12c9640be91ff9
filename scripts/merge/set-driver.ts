import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../../src/node/base/disk/paths';
import { openProjectGit } from '../../src/node/base/git/committer';
import { lineOf } from '../../src/node/base/git/run-git';
import { driverName } from '../../src/node/base/merge/merged-tree';

/**
 * Tells the repository of a project how to merge content. It is a setting of this copy alone: git takes none from what it
 * clones. In no repository, nothing is done.
 */
export async function setMergeDriver(root: string): Promise<void> {
  const git = openProjectGit(root);
  if (!git) return;
  const script = relativePath(git.repository.top, join(realpathSync(root), 'scripts/run.mjs'));
  const settings = { name: 'by fields, items and words', driver: driverCommand(script) };
  for (const [key, value] of Object.entries(settings)) {
    const name = `merge.${driverName}.${key}`;
    const known = await git.attempt(['config', '--local', '--get', name]);
    if (lineOf(known) !== value) await git.attempt(['config', '--local', name, value]);
  }
}

/** git gives the line to a shell, replaces what follows %, and quotes the name of the file itself. */
export const driverCommand = (script: string): string =>
  `node '${script.replaceAll("'", `'\\''`).replaceAll('%', '%%')}' merge %O %A %B %P`;

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { addedErrors } from '../../src/edit/check/added-errors';
import type { Side } from '../../src/edit/merge/merged';
import { type Progress, startProgress } from '../../src/node/base/command/progress';
import { ContentError, UsageError } from '../../src/node/base/content/content-error';
import { contentFolder, contentLock } from '../../src/node/base/content/content-folder';
import { loadContent } from '../../src/node/base/content/load-content';
import { problemText } from '../../src/node/base/content/problem-text';
import { isTaken, lockSoon } from '../../src/node/base/disk/lock';
import { isInside, relativePath } from '../../src/node/base/disk/paths';
import { schemaFile } from '../../src/node/base/generate/update-schema';
import { openProjectGit, type ProjectGit } from '../../src/node/base/git/committer';
import { GitFailure } from '../../src/node/base/git/git-failure';
import { withMergedTree } from '../../src/node/base/merge/merged-tree';
import { type OpenConflicts, settleOpen } from '../../src/node/base/merge/settle-open';
import { counted, visible } from '../../src/site/text/wording';
import { refuseUnready } from '../support/refuse-unready';
import { commitOf } from '../upgrade/engine-versions';
import { conflictText, inShell } from './conflict-text';

/** Merges a branch into the one that is checked out: in one commit, or not at all. Gives the exit code. */
export async function mergeBranch(root: string, branch: string, side: Side | undefined): Promise<number> {
  const git = openProjectGit(root);
  if (!git) throw new UsageError('This site is not kept in git, so there is no branch to merge.');
  const content = contentFolder(root);
  if (!isInside(content, git.repository.top))
    throw new UsageError(`The content folder ${content} is not in the repository of this site.`);
  const lock = await lockSoon(contentLock(content));
  if (isTaken(lock))
    throw new UsageError(
      'A studio, or another command, has the content at the moment. End it, then run this again.',
    );
  const progress = startProgress('Merging the branch');
  try {
    await refuseUnready(git);
    return await merge(git, content, branch, side, progress);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    throw new UsageError(`${branch} was not merged. git says: ${error.message}.`, { cause: error });
  } finally {
    progress.end();
    lock.release();
  }
}

async function merge(
  git: ProjectGit,
  content: string,
  branch: string,
  side: Side | undefined,
  progress: Progress,
): Promise<number> {
  const theirs = await commitOf(git, branch);
  if (theirs === undefined)
    throw new UsageError(`There is no branch ${branch} here. git branch --all lists those that are.`);
  if ((await git.attempt(['merge-base', '--is-ancestor', theirs, 'HEAD'])).code === 0) {
    console.log(visible(`This branch has all of ${branch} already. Nothing was changed.`));
    return 0;
  }
  const folder = relativePath(git.repository.top, realpathSync(content));
  return withMergedTree(git, theirs, folder, side, async (made) => {
    const { merged, open } = await settleOpen(made, folder, () => side);
    if (open.length > 0) {
      progress.end();
      console.error([...open.map(openText), howToSettle(branch)].join('\n'));
      return 1;
    }
    await made.run(['commit', '--quiet', '--no-verify', '-m', `Merge branch '${branch}'`]);
    const isChecked = (await made.attempt(['diff', '--quiet', 'HEAD^', 'HEAD', '--', schemaFile])).code === 0;
    if (isChecked) refuseErrors(content, join(made.repository.top, folder));
    const commit = await commitOf(made, 'HEAD');
    await git.run(['merge', '--quiet', '--ff-only', commit ?? '']);
    progress.end();
    console.log(visible(`${branch} is merged, in one commit: ${counted(merged, 'files')} by structure.`));
    if (!isChecked) console.log('It brings another engine: run npm ci and npm run validate.');
    return 0;
  });
}

/** What each branch has alone may be right, and not together: a link to a page that the other one has deleted. */
function refuseErrors(content: string, made: string): void {
  const { files, findings } = loadContent(made);
  if (findings.every(({ severity }) => severity !== 'error')) return;
  const added = addedErrors(loadContent(content).findings, findings, []);
  if (added.length === 0) return;
  throw new ContentError(
    `${problemText({ folder: content, files, findings: added }, process.stderr)}\n\nWith the changes of both branches the content has errors, so nothing was changed. Correct them on one of the branches, commit, and run this again.`,
  );
}

const openText = ({ path, text, conflicts }: OpenConflicts) => conflictText(path, text, conflicts);

function howToSettle(branch: string): string {
  const command = `npm run merge -- --branch ${inShell(branch)}`;
  return `Nothing was changed. To keep the values of ours: ${command} --ours. To take those of theirs: ${command} --theirs. To choose one by one, write each that is to count into this branch, commit it, and run the first.`;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Side } from '../../../edit/merge/merged';
import { openProjectGit, type ProjectGit } from '../git/committer';
import { orFail } from '../git/git-failure';

/** The name that .gitattributes gives to content. */
export const driverName = 'content';

/**
 * Works in a work tree of its own, in which git has merged a commit as far as it can, and where lines differ, as `side` has
 * them: all that both sides have changed in a file of the content folder is left open, with its three versions.
 */
export async function withMergedTree<Result>(
  git: ProjectGit,
  theirs: string,
  content: string,
  side: Side | undefined,
  work: (made: ProjectGit) => Promise<Result>,
): Promise<Result> {
  const own = mkdtempSync(join(tmpdir(), 'site-merge-'));
  const folder = join(own, 'tree');
  const attributes = join(own, 'attributes');
  // A site may have an older .gitattributes, or its content elsewhere.
  writeFileSync(attributes, `${JSON.stringify(`/${content}/**/*.json`)} merge=${driverName}\n`);
  const settings = {
    [`merge.${driverName}.driver`]: 'exit 1',
    'core.attributesFile': attributes,
    'merge.renames': 'true',
    'rerere.enabled': 'false',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    await git.run(['worktree', 'add', '--quiet', '--detach', folder, 'HEAD']);
    const made = openProjectGit(folder);
    if (!made) throw new Error('The new work tree is in no repository.');
    const decides = side === undefined ? [] : ['-X', side];
    const merge = ['merge', '--quiet', '--no-ff', '--no-commit', ...decides, theirs];
    const answer = await made.attempt([...options, ...merge]);
    if (answer.code !== 1) orFail(answer);
    return await work(made);
  } finally {
    await git.attempt(['worktree', 'remove', '--force', folder]);
    rmSync(own, { recursive: true, force: true });
  }
}

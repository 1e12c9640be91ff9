import { UsageError } from '../../src/node/base/content/content-error';
import type { ProjectGit } from '../../src/node/base/git/committer';
import { wordsOf } from '../../src/node/base/git/run-git';
import { commitOf } from '../upgrade/engine-versions';
import { uncommittedFiles } from './uncommitted-files';

/** Refuses to commit to a repository that has no commit, something that is in none, or nobody who commits. */
export async function refuseUnready(git: ProjectGit): Promise<void> {
  if ((await commitOf(git, 'HEAD')) === undefined)
    throw new UsageError('This site has no commit yet. Commit it, then run this again.');
  await refuseUncommitted(git);
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'])
    if ((await git.attempt(['var', who])).code !== 0)
      throw new UsageError(
        'git does not know your name yet. Set it once: git config --global user.name "Your Name", and git config --global user.email you@example.com.',
      );
}

/** What is in no commit would not be in the new version either. */
export async function refuseUncommitted(git: ProjectGit): Promise<void> {
  const changed = wordsOf(
    await git.run(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', '.']),
  );
  if (changed.length > 0) throw uncommittedFiles(changed.map((line) => line.slice(3)));
}

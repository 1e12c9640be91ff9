import { Refusal } from '../workspace/folder-workspace';
import { type GitAnswer, runGit, wordsOf } from './git';
import { untracked } from './git-base';

/** True if git can commit something of the folder. */
export async function canCommit(folder: string): Promise<boolean> {
  const inside = await runGit(folder, ['rev-parse', '--is-inside-work-tree']);
  if (inside.code !== 0 || inside.stdout.toString().trim() !== 'true') return false;
  const ignored = await runGit(folder, ['check-ignore', '-q', '.']);
  return ignored.code !== 0;
}

/**
 * Commits the content folder as it is on the disk, with its new files. What else is staged stays staged. Gives the
 * short name of the commit.
 */
export async function commitContent(folder: string, message: string): Promise<string> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'])
    if ((await runGit(folder, ['var', who])).code !== 0) throw new Refusal(noAuthor);
  const added = await untracked(folder);
  const names = added.map((file) => `${file}\0`).join('');
  const list = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (added.length > 0) refuse(await runGit(folder, ['add', '--intent-to-add', ...list], names));
  const made = await runGit(folder, ['commit', '--quiet', '--only', '--file=-', '--', '.'], message);
  if (made.code !== 0) {
    if (added.length > 0) await runGit(folder, ['rm', '--cached', '--quiet', '--force', ...list], names);
    refuse(made);
  }
  return wordsOf(await runGit(folder, ['log', '-1', '--no-show-signature', '--format=%h%x00']))[0] ?? '';
}

const noAuthor =
  'git does not know your name yet. Set it once in a terminal: git config --global user.name "Your Name", and git config --global user.email you@example.com.';

/** What git or a hook says is told as it is. */
function refuse({ code, said, stdout }: GitAnswer): void {
  if (code === 0) return;
  if (code === undefined) throw new Refusal('git is not there any more.');
  const words = `${said}\n${stdout.toString('utf8')}`.trim();
  if (/nothing (added )?to commit|no changes added/.test(words))
    throw new Refusal('There is nothing to commit.');
  if (words.includes('partial commit during a merge'))
    throw new Refusal('A merge is not finished. Finish it in a terminal, then commit here.');
  throw new Refusal(`git did not commit. It says:\n${words || 'nothing'}`);
}

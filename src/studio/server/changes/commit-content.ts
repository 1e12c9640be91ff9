import { type GitCommitter, openCommitter } from '../../../node/base/git/committer';
import { type GitAnswer, wordsOf } from '../../../node/base/git/run-git';
import { RequestRefusal } from '../refusal';
import { isShownFile } from './git-base';

/** True if git can commit something of the folder. */
export async function canCommit(folder: string): Promise<boolean> {
  return (await withCommitter(folder, canCommitBy)) ?? false;
}

async function canCommitBy(git: GitCommitter): Promise<boolean> {
  const inside = await git.run(['rev-parse', '--is-inside-work-tree']);
  if (inside.code !== 0 || inside.stdout.toString().trim() !== 'true') return false;
  const ignored = await git.run(['check-ignore', '-q', git.place]);
  return ignored.code !== 0;
}

/**
 * Commits the content folder as it is on the disk, with its new files. What else is staged stays staged. Gives the
 * short name of the commit.
 */
export async function commitContent(folder: string, message: string): Promise<string> {
  const name = await withCommitter(folder, (git) => commitBy(git, message));
  if (name === undefined) throw new RequestRefusal('The content is in no git repository any more.');
  return name;
}

async function withCommitter<Result>(
  folder: string,
  use: (git: GitCommitter) => Promise<Result>,
): Promise<Result | undefined> {
  const git = openCommitter(folder);
  try {
    return git && (await use(git));
  } finally {
    git?.close();
  }
}

async function commitBy(git: GitCommitter, message: string): Promise<string> {
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'])
    if ((await git.run(['var', who])).code !== 0) throw new RequestRefusal(noAuthor);
  const added = await untracked(git);
  const names = added.map((file) => `${file}\0`).join('');
  const list = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (added.length > 0) refuse(await git.run(['add', '--intent-to-add', ...list], names));
  const made = await git.run(['commit', '--quiet', '--only', '--file=-', '--', git.place], message);
  if (made.code !== 0) {
    if (added.length > 0) await git.run(['rm', '--cached', '--quiet', '--force', ...list], names);
    refuse(made);
  }
  return wordsOf(await git.run(['log', '-1', '--no-show-signature', '--format=%h%x00']))[0] ?? '';
}

/** Content files that git does not know, and does not ignore. */
async function untracked(git: GitCommitter): Promise<string[]> {
  const found = await git.run(['ls-files', '-z', '--others', '--exclude-standard', '--', git.place]);
  if (found.code !== 0) return [];
  return wordsOf(found).filter((file) => isShownFile(git.nameOf(file)));
}

const noAuthor =
  'git does not know your name yet. Set it once in a terminal: git config --global user.name "Your Name", and git config --global user.email you@example.com.';

export class NothingToCommit extends RequestRefusal {}

/** What git or a hook says is shown as it is. */
export class CommitRefusal extends RequestRefusal {
  readonly answer: GitAnswer;

  constructor(answer: GitAnswer) {
    super(`git did not commit. It says:\n${saidBy(answer) || 'nothing'}`);
    this.answer = answer;
  }
}

const saidBy = ({ stderr, stdout }: GitAnswer) => `${stderr}\n${stdout.toString('utf8')}`.trim();

function refuse(answer: GitAnswer): void {
  const { code } = answer;
  if (code === 0) return;
  if (code === undefined) throw new RequestRefusal('git is not there any more.');
  const words = saidBy(answer);
  if (/nothing (added )?to commit|no changes added/.test(words))
    throw new NothingToCommit('There is nothing to commit.');
  if (words.includes('partial commit during a merge'))
    throw new RequestRefusal('A merge is not finished. Finish it in a terminal, then commit here.');
  throw new CommitRefusal(answer);
}

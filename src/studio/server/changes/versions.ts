import { openReader } from '../../../node/base/git/reader';
import { wordsOf } from '../../../node/base/git/run-git';
import type { Version } from '../../protocol/requests/history-requests';

/** More than anybody reads. */
const most = 100;

/** git knows no milliseconds: what was committed is before it. */
const endOf = (seconds: string | undefined): number => Number(seconds) * 1000 + 999;

/** When a commit was made, in milliseconds; undefined if it is not known. */
export async function timeOfCommit(folder: string, commit: string): Promise<number | undefined> {
  const git = openReader(folder);
  try {
    const found = await git?.read([
      'log',
      '-1',
      '--no-show-signature',
      '-z',
      '--format=tformat:%ct',
      commit,
      '--',
    ]);
    return found && endOf(wordsOf(found)[0]);
  } catch {
    return undefined;
  } finally {
    git?.close();
  }
}

/** The commits of the content since a time in milliseconds, the last first; none without git. */
export async function versionsSince(folder: string, time: number): Promise<readonly Version[]> {
  const git = openReader(folder);
  try {
    const since = `--since=@${Math.floor(time / 1000)}`;
    const format = ['--no-show-signature', '-z', '--format=tformat:%ct%x00%s'];
    const found = await git?.read(['log', ...format, `-${most}`, since, 'HEAD', '--', '.']);
    const words = found ? wordsOf(found) : [];
    return words.flatMap((seconds, at) =>
      at % 2 === 0 ? [{ subject: words[at + 1] ?? '', time: endOf(seconds) }] : [],
    );
  } catch {
    // A repository without a commit.
    return [];
  } finally {
    git?.close();
  }
}

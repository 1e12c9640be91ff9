import { hash } from 'node:crypto';
import { GitFailure } from '../git/git-failure';
import { diffFrom, type GitReader, openReader } from '../git/reader';
import { lineOf, wordsOf } from '../git/run-git';

/** When content files were last changed: ISO dates with time, by path. */
export type FileDates = ReadonlyMap<string, string>;

/** What the output has from git. */
export interface GitFacts {
  /** The full name of the last commit. */
  commit: string | undefined;
  dates: FileDates;
}

const nothing: GitFacts = { commit: undefined, dates: new Map() };

/** A hash of all of it. */
export const factsVersion = ({ commit, dates }: GitFacts): string =>
  hash('sha1', JSON.stringify([commit, ...dates]));

/**
 * Asks git, by one `git log` for the dates of all files. A file with changes that are not committed has no date. No file has one if
 * git can't tell: without git, outside a repository, and in a shallow clone, whose history is not complete. If git
 * fails, `warn` is called with the reason.
 */
export async function gitFacts(folder: string, warn: (line: string) => void): Promise<GitFacts> {
  try {
    const git = openReader(folder);
    if (!git) return nothing;
    try {
      const commit = git.read(['rev-parse', 'HEAD']).then(lineOf, () => undefined);
      const dates: FileDates = git.isShallow ? nothing.dates : await committedDates(git);
      return { commit: await commit, dates };
    } finally {
      git.close();
    }
  } catch (error) {
    const reason = error instanceof GitFailure ? error.reason : String(error);
    if (reason !== undefined && !hasNoCommit.test(reason))
      warn(`The sitemap has no dates, because git can't tell them: ${reason}.`);
    return nothing;
  }
}

const hasNoCommit = /does not have any commits yet/;

async function committedDates(git: GitReader): Promise<FileDates> {
  const changing = git.readFiles(diffFrom('HEAD', '--name-only'));
  // If both fail, the log says why.
  changing.catch(() => {});
  const history = await git.read([
    'log',
    '--format=%cI',
    '--name-status',
    '-z',
    '--no-renames',
    '-c',
    '--',
    '.',
  ]);
  const dates = readLog(git, history.stdout.toString('utf8'), Date.now());
  for (const file of wordsOf(await changing)) dates.delete(file);
  return dates;
}

/**
 * The log is a list of words, the newest commit first: its date, then the status and full name of each file. A date in the
 * future is the mistake of a clock, so its files have none.
 */
function readLog({ nameOf }: GitReader, history: string, now: number): Map<string, string> {
  const dates = new Map<string, string>();
  const dateless = new Set<string>();
  const words = history.split('\0');
  let date = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.trim() ?? '';
    if (/^\d/.test(word)) date = word;
    else if (word !== '') {
      at += 1;
      const file = nameOf(words[at] ?? '');
      if (dates.has(file) || dateless.has(file)) continue;
      if (word.includes('D') || !(Date.parse(date) <= now)) dateless.add(file);
      else dates.set(file, date);
    }
  }
  return dates;
}

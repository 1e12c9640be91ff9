import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type GitPublisher, openPublisher } from '../../../node/base/git/publisher';
import { lineOf, wordsOf } from '../../../node/base/git/run-git';
import type { PublishFailure } from '../../protocol/requests/publish-requests';
import { failureOf } from './failures';

/** Where versions go. */
export interface Situation {
  git: GitPublisher;
  branch: string;
  remote: string;
  /** The branch there. */
  branchThere: string;
  /** What it was when it was asked last; undefined before the first version. */
  upstream: string | undefined;
  host: string;
}

/** What git leaves in its folder while something is not ended. */
const unfinished = [
  'rebase-merge',
  'rebase-apply',
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'BISECT_LOG',
];

export const isFailure = <Value extends object>(value: Value | PublishFailure): value is PublishFailure =>
  'sentence' in value;

/**
 * Where the versions of a content folder go, or why they can't. With `isFirst`, one that has no place yet goes to a branch
 * of the same name.
 */
export async function findSituation(folder: string, isFirst = false): Promise<Situation | PublishFailure> {
  const git = openPublisher(folder);
  if (!git) return failureOf('no repository');
  const ask = async (...args: readonly string[]) => {
    const answer = await git.run(args);
    return answer.code === 0 ? lineOf(answer) : '';
  };
  if ((await git.run(['--version'])).code === undefined) return failureOf('no git');
  if (unfinished.some((name) => existsSync(join(git.repository.gitDir, name))))
    return failureOf('unfinished');
  const branch = await ask('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (branch === '') return failureOf('old version');
  const remotes = (await ask('remote')).split('\n').filter((name) => name !== '');
  const own = await ask('config', `branch.${branch}.remote`);
  const remote = own || (remotes.includes('origin') ? 'origin' : (remotes[0] ?? ''));
  if (!remotes.includes(remote)) return failureOf('no remote');
  const host = hostName(await ask('remote', 'get-url', '--push', remote));
  for (const who of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'])
    if ((await ask('var', who)) === '') return failureOf('no name', host);
  const [, branchThere] = /^refs\/heads\/(.+)/.exec(await ask('config', `branch.${branch}.merge`)) ?? [];
  if (own === '' || branchThere === undefined)
    return isFirst
      ? { git, branch, remote, branchThere: branch, upstream: undefined, host }
      : failureOf('no upstream', host);
  const upstream =
    (await ask('rev-parse', '-q', '--verify', `refs/remotes/${remote}/${branchThere}^{commit}`)) || undefined;
  return { git, branch, remote, branchThere, upstream, host };
}

const names: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'bitbucket.org': 'Bitbucket',
  'codeberg.org': 'Codeberg',
};

/** The name of a host, from an address as git knows it; a folder of this computer has none. */
export function hostName(address: string): string {
  const [, host = ''] =
    /^\w[\w+.-]*:\/\/(?:[^/@]*@)?([^/:]+)/.exec(address) ??
    /^(?:[^/@]+@)?([^/:]+):(?!\\)/.exec(address) ??
    [];
  return names[host.toLowerCase()] ?? (host === '' ? 'the host' : host);
}

/** A version that was saved here, and not sent. */
export interface WaitingVersion {
  subject: string;
  author: string;
  /** Its files that are no content. */
  others: readonly string[];
}

/** The versions after one commit up to another, the newest first. */
export async function versionsBetween(
  git: GitPublisher,
  from: string | undefined,
  to: string,
): Promise<WaitingVersion[]> {
  const range = from === undefined ? to : `${from}..${to}`;
  const format = '--format=%x01%s%x00%an%x00';
  const answer = await git.run([
    'log',
    '-z',
    '--name-only',
    '--no-renames',
    '-m',
    '--first-parent',
    '--max-count=1000',
    format,
    range,
    '--',
  ]);
  if (answer.code !== 0) return [];
  const isContent = (path: string) => git.place === '.' || path.startsWith(git.place);
  return answer.stdout
    .toString('utf8')
    .split('\x01')
    .slice(1)
    .map((version) => {
      const [subject = '', author = '', ...files] = version
        .split('\0')
        .map((word) => word.replace(/^\n/, ''));
      return { subject, author, others: files.filter((path) => path !== '' && !isContent(path)) };
    });
}

/** The files that differ between two commits, and are no content. */
export async function othersChanged(git: GitPublisher, from: string, to: string): Promise<string[]> {
  const answer = await git.run(['diff', '--name-only', '-z', '--no-renames', from, to, '--']);
  return wordsOf(answer).filter((path) => git.place !== '.' && !path.startsWith(git.place));
}

/** The newest version here that is there, too; the last one if none is. */
export async function onlineCommit(folder: string): Promise<string> {
  const found = await findSituation(folder);
  if (isFailure(found) || found.upstream === undefined) return 'HEAD';
  return lineOf(await found.git.run(['merge-base', 'HEAD', found.upstream])) || 'HEAD';
}

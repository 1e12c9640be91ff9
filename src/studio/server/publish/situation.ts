import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingsIn } from '../../../node/base/git/own-settings';
import { type GitPublisher, openPublisher } from '../../../node/base/git/publisher';
import { lineOf, wordsOf } from '../../../node/base/git/run-git';
import type { PublishFailure, TheirVersion } from '../../protocol/requests/publish-requests';
import { failureOf, here } from './failures';

/** Where versions go. */
export interface Situation {
  git: GitPublisher;
  remote: string;
  /** The branch there. */
  branchThere: string;
  /** The newest commit here that is there, too, as far as is known; undefined before the first version. */
  online: string | undefined;
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
  const head = await git.run(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  if (head.code === undefined) return failureOf('no git');
  if (unfinished.some((name) => existsSync(join(git.repository.gitDir, name))))
    return failureOf('unfinished');
  if (head.code > 1) return failureOf('other', here, head.stderr);
  const branch = lineOf(head);
  if (branch === '') return failureOf('old version');
  const settings = settingsIn(await git.run(['config', '--list', '-z']), /^(branch|remote)\./);
  const own = settings.get(`branch.${branch}.remote`);
  const [first] = [...settings.keys()].flatMap((name) => /^remote\.(.+)\.url$/.exec(name)?.[1] ?? []);
  const remote = own ?? (settings.has('remote.origin.url') ? 'origin' : first);
  const address = settings.get(`remote.${remote}.pushurl`) ?? settings.get(`remote.${remote}.url`);
  if (remote === undefined || address === undefined) return failureOf('no remote');
  const host = hostName(address);
  const [, branchThere] = /^refs\/heads\/(.+)/.exec(settings.get(`branch.${branch}.merge`) ?? '') ?? [];
  if (own === undefined || branchThere === undefined)
    return isFirst
      ? { git, remote, branchThere: branch, online: undefined, host }
      : failureOf('no upstream', host);
  const common = await git.run(['merge-base', 'HEAD', `refs/remotes/${remote}/${branchThere}`]);
  return { git, remote, branchThere, online: lineOf(common) || undefined, host };
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

interface Version extends TheirVersion {
  /** Its files that are no content. */
  others: readonly string[];
}

/** The versions after one commit up to another, the newest first. */
export async function versionsBetween(
  git: GitPublisher,
  from: string | undefined,
  to: string,
): Promise<Version[]> {
  const range = from === undefined ? to : `${from}..${to}`;
  const options = ['-z', '--name-only', '--no-renames', '-m', '--first-parent', '--max-count=1000'];
  const answer = await git.run(['log', ...options, '--format=%x01%s%x00%an%x00', range, '--']);
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
  return (isFailure(found) ? undefined : found.online) ?? 'HEAD';
}

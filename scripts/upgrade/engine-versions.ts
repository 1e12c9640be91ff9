import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../src/node/base/content/content-error';
import { filesBelow } from '../../src/node/base/disk/files-below';
import type { ProjectGit } from '../../src/node/base/git/committer';
import { GitFailure } from '../../src/node/base/git/git-failure';
import { prefixOf } from '../../src/node/base/git/repository';
import { lineOf, wordsOf } from '../../src/node/base/git/run-git';
import { isRecord } from '../../src/site/json/is-record';
import { readManifest } from './manifest';

/** Where a site's engine comes from, as its package.json says. */
export interface EngineSource {
  /** An address that git can fetch. */
  from: string;
  /** The commit of the engine that the site has. */
  commit?: string | undefined;
}

/** What is fetched: it stays, so that the next update has less to fetch. */
const fetched = 'refs/engine';

export const shortName = (commit: string): string => commit.slice(0, 7);

/** The source that is written into package.json, or that a person names: an address, or a remote of this repository. */
export async function engineSource(git: ProjectGit, root: string, given?: string): Promise<EngineSource> {
  const { engine } = readManifest(root);
  const recorded = isRecord(engine) ? engine : {};
  const commit = /^[\da-f]{40,64}$/.exec(String(recorded.commit))?.[0];
  const from = given ?? recorded.from;
  if (typeof from !== 'string' || from === '')
    throw new UsageError(
      'package.json does not say where the engine comes from. Name its address or a remote: npm run upgrade -- --from URL.',
    );
  if (from.startsWith('-')) throw new UsageError(`${from} is no address of an engine.`);
  const remote = await git.attempt(['remote', 'get-url', '--', from]);
  return { from: remote.code === 0 ? lineOf(remote) : from, commit };
}

/** What `init` records: the address that the repository was cloned or forked from, and its commit. */
export async function sourceOfClone(git: ProjectGit): Promise<EngineSource | undefined> {
  const commit = await commitOf(git, 'HEAD');
  for (const remote of ['upstream', 'origin']) {
    const url = await git.attempt(['remote', 'get-url', remote]);
    if (commit !== undefined && url.code === 0) return { from: withoutSecret(lineOf(url)), commit };
  }
  return undefined;
}

/** Everybody reads package.json. */
export function withoutSecret(address: string): string {
  return address.replace(/^(https?:\/\/)[^/@]*@/, '$1');
}

/** Fetches all versions of the engine. */
export async function fetchEngine(git: ProjectGit, from: string): Promise<void> {
  const refs = ['+HEAD', '+refs/heads/*', '+refs/tags/*'].map(
    (ref) => `${ref}:${fetched}/${ref.replace(/^\+(refs\/)?/, '')}`,
  );
  // Of a fetch that was killed: nobody else writes there.
  const folder = join(git.repository.commonDir, fetched);
  for (const file of filesBelow(folder)) if (file.endsWith('.lock')) rmSync(join(folder, file));
  const quiet = ['--quiet', '--no-tags', '--prune', '--no-recurse-submodules', '--no-write-fetch-head'];
  try {
    await git.fetch([...quiet, '--', from, ...refs]);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    throw new UsageError(
      `The engine can't be fetched from ${withoutSecret(from)}. git says: ${error.message}.`,
      {
        cause: error,
      },
    );
  }
}

/** The commit of a branch, a tag or a name of a commit; of the newest version, if none is given. */
export async function findVersion(git: ProjectGit, wanted?: string): Promise<string> {
  const names =
    wanted === undefined ? [`${fetched}/HEAD`] : [`${fetched}/heads/${wanted}`, `${fetched}/tags/${wanted}`];
  if (wanted !== undefined && /^[\da-f]{4,64}$/i.test(wanted)) names.push(wanted);
  for (const name of names) {
    const commit = await commitOf(git, name);
    if (commit !== undefined && (name !== wanted || (await isOfEngine(git, commit)))) return commit;
  }
  throw new UsageError(
    `The engine has no ${wanted === undefined ? 'commit' : `branch, tag or commit ${wanted}`}.`,
  );
}

export async function commitOf(git: ProjectGit, name: string): Promise<string | undefined> {
  const found = await git.attempt(['rev-parse', '-q', '--verify', '--end-of-options', `${name}^{commit}`]);
  return found.code === 0 ? lineOf(found) : undefined;
}

const isOfEngine = async (git: ProjectGit, commit: string) =>
  lineOf(await git.run(['for-each-ref', '--count=1', '--contains', commit, fetched])) !== '';

/**
 * The commit of the engine that the site has: the recorded one, or the newest that both histories have, if somebody has
 * merged the engine since.
 */
export async function findBase(git: ProjectGit, source: EngineSource, next: string): Promise<string> {
  const recorded = source.commit === undefined ? undefined : await commitOf(git, source.commit);
  const common = lineOf(await git.attempt(['merge-base', 'HEAD', next])) || undefined;
  if (recorded === undefined && common === undefined)
    throw new UsageError(
      `This site and its engine have no commit in common${source.commit === undefined ? '' : `, and there is no commit ${source.commit}`}. Write into package.json which commit of the engine the site began with: "engine": { "from": "${withoutSecret(source.from)}", "commit": "…" }.`,
    );
  if (recorded === undefined || common === undefined) return recorded ?? common ?? '';
  const isNewer = (await git.attempt(['merge-base', '--is-ancestor', recorded, common])).code === 0;
  return isNewer ? common : recorded;
}

/** The files of a commit of the engine, in the folder where the site is in its repository. */
export async function inFolder(git: ProjectGit, commit: string): Promise<string> {
  let tree = lineOf(await git.run(['rev-parse', `${commit}^{tree}`]));
  for (const name of prefixOf(git.repository).split('/').slice(0, -1).reverse())
    tree = lineOf(await git.run(['mktree', '-z'], `040000 tree ${tree}\t${name}\0`));
  return tree;
}

/** What differs from a commit: in another one, or in the files of the work tree. `A` is added, `D` removed. */
export async function changesOf(
  git: ProjectGit,
  ...commits: readonly string[]
): Promise<{ path: string; change: string }[]> {
  const words = wordsOf(
    await git.run(['diff', '--name-status', '-z', '--no-renames', '--relative', ...commits, '--']),
  );
  return words.flatMap((path, at) => (at % 2 === 1 ? [{ path, change: words[at - 1] ?? '' }] : []));
}

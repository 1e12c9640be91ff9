import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../../src/node/base/content/content-error';
import type { ProjectGit } from '../../src/node/base/git/committer';
import { wordsOf } from '../../src/node/base/git/run-git';
import { listed } from '../../src/site/text/wording';
import { type EngineSource, inFolder, withoutSecret } from './engine-versions';
import {
  type Manifest,
  manifestFile,
  mergeManifests,
  readManifest,
  samePackages,
  writeManifest,
} from './manifest';
import { frontPage, lockFile, ownerOf } from './ownership';

/** What an update has done, beside taking over what only the engine has changed. */
export interface Taken {
  /** Engine files that both have changed. */
  merged: readonly string[];
  /** Engine files that the site has removed, and the engine has changed. */
  leftOut: readonly string[];
  /** How packages have to be installed, if others are needed. */
  install?: 'ci' | 'install';
}

/** Files of a commit: mode, kind and object, by path. */
type Tree = ReadonlyMap<string, string>;

async function treeOf(git: ProjectGit, commit: string): Promise<Tree> {
  const lines = wordsOf(await git.run(['ls-tree', '-r', '-z', commit]));
  return new Map(
    lines.map((line) => [line.slice(line.indexOf('\t') + 1), line.slice(0, line.indexOf('\t'))]),
  );
}

/**
 * Takes the engine's files of another commit into a work tree of the site. Throws a UsageError that names the files
 * that can't be merged; then the work tree is of no use.
 */
export async function takeEngine(
  git: ProjectGit,
  base: string,
  next: string,
  source: EngineSource,
): Promise<Taken> {
  const { folder } = git.repository;
  const engines = await inFolder(git, next);
  const [was, own, theirs] = [
    await treeOf(git, await inFolder(git, base)),
    await treeOf(git, 'HEAD'),
    await treeOf(git, engines),
  ];
  const taken: string[] = [];
  const merged: string[] = [];
  const leftOut: string[] = [];
  const conflicts: string[] = [];
  for (const path of new Set([...was.keys(), ...theirs.keys()])) {
    const fate = fateOf(path, was.get(path), own.get(path), theirs.get(path));
    if (fate === 'take') taken.push(path);
    else if (fate === 'leave out') leftOut.push(path);
    else if (fate === 'merge') ((await merges(git, path, was, theirs)) ? merged : conflicts).push(path);
    else if (fate === 'conflict') conflicts.push(path);
  }
  if (conflicts.length > 0)
    throw new UsageError(
      `This site and the new engine have changed the same lines of ${listed(conflicts.sort(), 'and')}. Undo the site's change there, or make the engine's, commit, and run this again.`,
    );
  await take(git, engines, taken, theirs);

  const read = async (commit: string): Promise<Manifest> =>
    JSON.parse((await git.run(['show', `${commit}:${manifestFile}`])).stdout.toString('utf8'));
  const [mine, newest] = [readManifest(folder), await read(next)];
  const manifest = mergeManifests(await read(base), mine, newest);
  const engine = { from: withoutSecret(source.from), commit: next };
  writeManifest(folder, { ...manifest, engine });
  if (samePackages(manifest, mine) && was.get(lockFile) === theirs.get(lockFile)) return { merged, leftOut };
  await take(git, engines, [lockFile], theirs);
  return { merged, leftOut, install: samePackages(manifest, newest) ? 'ci' : 'install' };
}

/** Undefined if the site's file stays as it is. */
function fateOf(
  path: string,
  was: string | undefined,
  own: string | undefined,
  next: string | undefined,
): 'take' | 'merge' | 'leave out' | 'conflict' | undefined {
  const owner = ownerOf(path);
  if (own === next || path === lockFile) return undefined;
  // Those of the new engine fit its code: what the site adds to them is written into them then.
  if (owner === 'generated') return 'take';
  if (was === next) return undefined;
  if (own === was) return owner === 'engine' || path === frontPage ? 'take' : undefined;
  if (owner === 'site') return undefined;
  if (own === undefined) return next === undefined ? undefined : 'leave out';
  return isFile(was) && isFile(own) && isFile(next) ? 'merge' : 'conflict';
}

const isFile = (entry: string | undefined) => /^100\d+ blob /.test(entry ?? '');

/** Merges the site's file with the engine's; false if both have changed the same lines. */
async function merges(git: ProjectGit, path: string, was: Tree, next: Tree): Promise<boolean> {
  const file = join(git.repository.folder, path);
  const folder = join(dirname(git.repository.top), 'merge');
  mkdirSync(folder, { recursive: true });
  const [base, theirs] = [join(folder, 'base'), join(folder, 'next')];
  for (const [place, tree] of [
    [base, was],
    [theirs, next],
  ] as const)
    writeFileSync(place, (await git.run(['cat-file', 'blob', tree.get(path)?.split(' ')[2] ?? ''])).stdout);
  const { code, stdout } = await git.attempt(['merge-file', '-p', '--', file, base, theirs]);
  rmSync(folder, { recursive: true });
  if (code === 0) writeFileSync(file, stdout);
  return code === 0;
}

/** Gives these files the content of another tree. */
async function take(git: ProjectGit, next: string, paths: readonly string[], theirs: Tree): Promise<void> {
  for (const path of paths) if (!theirs.has(path)) rmSync(join(git.repository.folder, path), { force: true });
  const there = paths.filter((path) => theirs.has(path));
  if (there.length === 0) return;
  const list = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(['checkout', '--quiet', ...list, next], there.map((path) => `${path}\0`).join(''));
}

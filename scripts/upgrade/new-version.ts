import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../../src/node/base/content/content-error';
import { lstatOf } from '../../src/node/base/disk/stat-of';
import { writeWhole } from '../../src/node/base/disk/write-whole';
import { openProjectGit, type ProjectGit } from '../../src/node/base/git/committer';
import { prefixOf } from '../../src/node/base/git/repository';
import { lineOf } from '../../src/node/base/git/run-git';
import { completeSwitch, hashOf, upgradeFolder } from './complete.mjs';
import { changesOf, commitOf } from './engine-versions';
import { noteRunning, outlastRunning } from './project-commands';

/** The work tree of the new version, in the folder of the update. Git keeps it by this name. */
const newVersion = 'new-version';

/** Written before the commit is that of the project. */
const planOf = (root: string) => join(root, upgradeFolder, 'plan.json');

/** A work tree of its own beside the project's, where a new version is made. */
export async function beginVersion(git: ProjectGit, root: string): Promise<ProjectGit> {
  const folder = join(root, upgradeFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.gitignore'), '*\n');
  await git.run(['worktree', 'add', '--quiet', '--detach', join(folder, newVersion), 'HEAD']);
  const made = openProjectGit(
    join(folder, newVersion, prefixOf(git.repository)),
    'folder',
    noteRunning(root),
  );
  if (!made) throw new Error('The new work tree is in no repository.');
  return made;
}

/** The new version takes the packages of the project. */
export function sharePackages({ repository }: ProjectGit, root: string): void {
  symlinkSync(join(root, 'node_modules'), join(repository.folder, 'node_modules'), 'junction');
}

/** Removes what is left of a version that is not to be put in place. The project has not been touched. */
export function dropVersion({ repository }: ProjectGit, root: string): void {
  const folder = join(root, upgradeFolder);
  rmSync(folder, { recursive: true, force: true });
  // A work tree that is only half made is locked, so that git itself would never remove it.
  const trees = join(repository.commonDir, 'worktrees');
  for (const name of existsSync(trees) ? readdirSync(trees) : []) {
    if (!name.startsWith(newVersion)) continue;
    const place = join(trees, name, 'gitdir');
    if (!existsSync(place) || !existsSync(readFileSync(place, 'utf8').trim()))
      rmSync(join(trees, name), { recursive: true });
  }
}

/** Completes or undoes an update that was killed. True if it is complete now. */
export async function endInterrupted(git: ProjectGit, root: string): Promise<boolean> {
  await outlastRunning(root);
  let isComplete = existsSync(join(root, upgradeFolder, 'switch.json'));
  if (existsSync(planOf(root))) {
    const { commit }: { commit: string } = JSON.parse(readFileSync(planOf(root), 'utf8'));
    await unlockHead(git, commit);
    isComplete = (await commitOf(git, 'HEAD')) === commit;
  }
  if (isComplete) switchFiles(root);
  dropVersion(git, root);
  return isComplete;
}

/** Puts the new version in place of the project: first its commit, then its files, packages and index. */
export async function putInPlace(git: ProjectGit, made: ProjectGit, root: string): Promise<void> {
  const folder = join(root, upgradeFolder);
  // Its parent: if somebody has committed in the meantime, git refuses below.
  const [from, commit] = [await commitOf(made, 'HEAD~1'), await commitOf(made, 'HEAD')];
  if (from === undefined || commit === undefined) throw new Error('A work tree has no commit.');
  const packages = !lstatSync(join(made.repository.folder, 'node_modules')).isSymbolicLink();
  const old = lstatOf(join(root, 'node_modules'));
  if (packages && old && old.dev !== statSync(root).dev)
    throw new UsageError(
      'node_modules is on another disk than the project, so the new packages can not be put in its place at once. Move it into the project, and run this again.',
    );
  const index = join(git.repository.gitDir, 'index');
  const place = join(newVersion, prefixOf(git.repository));
  copyFileSync(index, join(folder, 'index'));
  const extra = { GIT_INDEX_FILE: join(folder, 'index') };
  await git.run(['read-tree', '-m', from, commit], '', extra);
  const files = (await changesOf(git, from, commit)).map(({ path, change }) => {
    const was = hashOf(join(root, path));
    if (change === 'A' && was !== undefined)
      throw new UsageError(
        `${path} is in no commit, and the new engine has a file of this name. Move yours elsewhere.`,
      );
    return { path, was, stays: change !== 'D' };
  });
  copyFileSync(fileURLToPath(new URL('./complete.mjs', import.meta.url)), join(folder, 'complete.mjs'));
  writeWhole(planOf(root), JSON.stringify({ commit, index, place, packages, files }), { flush: true });
  await git.run(['update-ref', '-m', 'upgrade', 'HEAD', commit, from]);
  switchFiles(root);
  dropVersion(git, root);
}

/** From now on every command of the project completes it. */
function switchFiles(root: string): void {
  const [plan, next] = [planOf(root), join(root, upgradeFolder, 'switch.json')];
  if (existsSync(plan)) renameSync(plan, next);
  const refusal = completeSwitch(root);
  if (refusal !== undefined) throw new UsageError(refusal);
}

/** git leaves a lock if it is killed while it writes which commit is the last one. */
async function unlockHead(git: ProjectGit, commit: string): Promise<void> {
  const { gitDir, commonDir } = git.repository;
  const branch = lineOf(await git.attempt(['symbolic-ref', '--quiet', 'HEAD']));
  const files = [join(gitDir, 'HEAD.lock'), ...(branch === '' ? [] : [join(commonDir, `${branch}.lock`)])];
  for (const file of files)
    if (existsSync(file) && ['', commit].includes(readFileSync(file, 'utf8').trim()))
      rmSync(file, { force: true });
}

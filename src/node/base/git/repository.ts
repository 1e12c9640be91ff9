import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isInside, relativePath } from '../disk/paths';
import { statOf } from '../disk/stat-of';

/** The repository whose work tree holds a folder. All paths are absolute. */
export interface Repository {
  /** The folder itself, without links. */
  folder: string;
  /** The top of the work tree, without links. */
  top: string;
  gitDir: string;
  /** What all work trees of the repository share. */
  commonDir: string;
  /** GIT_DIR and GIT_WORK_TREE name it. */
  isNamed: boolean;
}

/**
 * Looks for `.git` in the folder and above, and for nothing else: git would also take a folder with the files of a bare
 * repository, and these may be content. A person's own GIT_DIR with GIT_WORK_TREE counts; GIT_DIR alone is what git sets
 * for hooks and aliases.
 */
export function findRepository(folder: string): Repository | undefined {
  if (!existsSync(folder)) return undefined;
  const real = realpathSync(folder);
  const { GIT_DIR, GIT_WORK_TREE } = process.env;
  if (GIT_DIR && GIT_WORK_TREE && existsSync(GIT_DIR) && existsSync(GIT_WORK_TREE)) {
    const top = realpathSync(GIT_WORK_TREE);
    if (isInside(real, top)) return repositoryOf(real, top, resolve(GIT_DIR), true);
  }
  for (let above = real; ; above = dirname(above)) {
    const path = join(above, '.git');
    if (mayBeRepository(path)) return repositoryOf(real, above, path, false);
    if (above === dirname(above)) return undefined;
  }
}

/** What is in the content folder may have come with a zip file. */
export const isContent = ({ folder, gitDir, commonDir }: Repository): boolean =>
  isInside(gitDir, folder) || isInside(commonDir, folder);

/** The folder's path in its repository: empty, or with a slash at its end. */
export function prefixOf({ folder, top }: Repository): string {
  const way = relativePath(top, folder);
  return way === '' ? '' : `${way}/`;
}

/** The name of a file in the folder, from its path in the repository. */
export function nameInFolder(repository: Repository, path: string): string {
  // Not by length: a disk may write a letter in two ways.
  const depth = prefixOf(repository).split('/').length - 1;
  return path.split('/').slice(depth).join('/');
}

/** git passes over an empty folder, too. */
function mayBeRepository(path: string): boolean {
  const stats = statOf(path);
  return stats !== undefined && (stats.isFile() || (stats.isDirectory() && readdirSync(path).length > 0));
}

function repositoryOf(folder: string, top: string, path: string, isNamed: boolean): Repository {
  const [, target] = /^gitdir: (.+)/.exec(smallText(path)) ?? [];
  const gitDir = realIfAny(target === undefined ? path : resolve(dirname(path), target.trimEnd()));
  const shared = smallText(join(gitDir, 'commondir')).trimEnd();
  const commonDir = shared === '' ? gitDir : realIfAny(resolve(gitDir, shared));
  return { folder, top, gitDir, commonDir, isNamed };
}

const realIfAny = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** Longer than any path. */
const longest = 64 * 1024;

/** Empty if there is no such file. */
function smallText(path: string): string {
  const stats = statOf(path);
  return stats?.isFile() && stats.size <= longest ? readFileSync(path, 'utf8') : '';
}

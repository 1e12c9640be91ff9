import { localOnly, personEnvironment } from './environment';
import { orFail } from './git-failure';
import { withOwnSettings } from './own-settings';
import { always, startOnProject } from './project-start';
import { findRepository, isContent, nameInFolder, prefixOf, type Repository } from './repository';
import { type GitAnswer, type GitStart, runGit } from './run-git';

/** Commits to the repository around a folder, with the person's configuration. */
export interface GitCommitter {
  /** The folder, from where git runs. */
  place: string;
  /** The name of a file in the folder, from its path in the repository. */
  nameOf(path: string): string;
  run(args: readonly string[], input?: string): Promise<GitAnswer>;
  close(): void;
}

/** Undefined outside of a repository. */
export function openCommitter(folder: string): GitCommitter | undefined {
  const repository = findRepository(folder);
  if (!repository) return undefined;
  const { start, close } = isContent(repository)
    ? startOnContent(repository)
    : { start: startOnProject(repository), close() {} };
  return {
    place: prefixOf(repository) || '.',
    nameOf: (path) => nameInFolder(repository, path),
    run: (args, input) => runGit(start, args, input),
    close,
  };
}

/** Changes a project's own repository: with its settings, but without its hooks. */
export interface ProjectGit {
  repository: Repository;
  /** `extra` are variables of git. Throws a GitFailure if it does not work. */
  run(args: readonly string[], input?: string, extra?: Readonly<Record<string, string>>): Promise<GitAnswer>;
  /** The same for what may fail: its code says so. */
  attempt(args: readonly string[]): Promise<GitAnswer>;
  /** The one thing that may reach another machine, and only by these protocols. */
  fetch(args: readonly string[]): Promise<GitAnswer>;
}

/** Runs at the top, or where the project is. Undefined outside of a repository. */
export function openProjectGit(
  root: string,
  place: 'top' | 'folder' = 'top',
  onStart?: GitStart['onStart'],
): ProjectGit | undefined {
  const repository = findRepository(root);
  if (!repository) return undefined;
  const { env, options } = startOnProject(repository);
  const start = {
    cwd: repository[place],
    onStart,
    env: { ...env, ...localOnly },
    options: [...options, ...noHooks],
  };
  const protocols = { GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh' };
  return {
    repository,
    run: async (args, input, extra) =>
      orFail(await runGit({ ...start, env: { ...start.env, ...extra } }, args, input)),
    attempt: (args) => runGit(start, args),
    fetch: async (args) =>
      orFail(await runGit({ ...start, env: { ...env, ...protocols } }, ['fetch', ...args])),
  };
}

interface Started {
  start: GitStart;
  close(): void;
}

const noHooks = ['-c', 'core.hooksPath=/dev/null', '-c', 'gc.auto=0', '-c', 'maintenance.auto=false'];

/** Without any hook. */
function startOnContent(repository: Repository): Started {
  const { place, options, close } = withOwnSettings(repository);
  const env = { ...personEnvironment(), ...place, ...localOnly };
  return { start: { cwd: repository.top, env, options: [...always, ...noHooks, ...options] }, close };
}

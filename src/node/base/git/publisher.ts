import { localOnly } from './environment';
import { startOnProject } from './project-start';
import { findRepository, isContent, nameInFolder, prefixOf, type Repository } from './repository';
import { type GitAnswer, lineOf, runGit } from './run-git';

/** Publishes a project's own repository: with its settings and hooks, and with the person's name and credentials. */
export interface GitPublisher {
  repository: Repository;
  /** The content folder, from the top of the repository; `.` for the whole. */
  place: string;
  /** The name of a file in the folder, from its path in the repository. */
  nameOf(path: string): string;
  /** Runs at the top, and reaches no other machine. */
  run(args: readonly string[], input?: string): Promise<GitAnswer>;
  /** Runs what reaches another machine, until a signal ends it. Nobody is asked anything in a terminal. */
  send(args: readonly string[], signal: AbortSignal): Promise<GitAnswer>;
}

/** Undefined outside of a repository, and for one that came with the content: its settings and hooks are not run. */
export function openPublisher(folder: string): GitPublisher | undefined {
  const repository = findRepository(folder);
  if (!repository || isContent(repository)) return undefined;
  const start = startOnProject(repository);
  const local = { ...start, env: { ...start.env, ...localOnly } };
  const run: GitPublisher['run'] = (args, input) => runGit(local, args, input);
  return {
    repository,
    place: prefixOf(repository) || '.',
    nameOf: (path) => nameInFolder(repository, path),
    run,
    async send(args, signal) {
      const own = lineOf(await run(['config', 'core.sshCommand'])) || process.env.GIT_SSH_COMMAND;
      const env = {
        ...start.env,
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        // Otherwise it would ask in the terminal in which the studio was started.
        GIT_SSH_COMMAND: own ?? 'ssh -oBatchMode=yes -oConnectTimeout=20',
      };
      return await runGit({ ...start, env, signal }, args);
    },
  };
}

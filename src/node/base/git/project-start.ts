import { dirname } from 'node:path';
import { personEnvironment } from './environment';
import type { Repository } from './repository';
import type { GitStart } from './run-git';

/** Submodules may be content, and git would ask each with its own settings. */
export const always = ['-c', 'diff.ignoreSubmodules=all', '-c', 'safe.bareRepository=explicit'];

/** With the settings and hooks of the repository. */
export function startOnProject({ top, gitDir, isNamed }: Repository): GitStart {
  // Unless a person names it, git itself finds it from the top: so it checks whose it is.
  const place: Record<string, string> = isNamed
    ? { GIT_DIR: gitDir, GIT_WORK_TREE: top }
    : { GIT_CEILING_DIRECTORIES: dirname(top) };
  return { cwd: top, env: { ...personEnvironment(), ...place }, options: always };
}

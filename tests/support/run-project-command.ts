import { type CommandName, commandArgs, runProcess } from '../../scripts/support/run-process';
import { shellEnv } from './process-env';

/** Runs one of the project's commands as a shell would. */
export const runProjectCommand = (
  name: CommandName,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) => runProcess(process.execPath, commandArgs(name, ...args), { env: shellEnv(env) });

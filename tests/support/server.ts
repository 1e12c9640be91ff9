import { createServer } from 'node:net';
import { commandArgs } from '../../scripts/support/run-process';
import { listen } from './listen';
import { shellEnv } from './process-env';
import { startProgram } from './start-program';

export interface RunningServer {
  /** Without a slash at the end. */
  url: string;
  stop: () => Promise<void>;
}

export interface StartedServer extends RunningServer {
  /** All that it has printed, without colors. */
  printed: () => string;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts `dev`, `edit`, `preview` or `start`, also of a copy of the project, and waits for the address it prints. */
export async function startServer(
  name: 'dev' | 'edit' | 'preview' | 'start',
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
  project?: string,
): Promise<StartedServer> {
  const port = String(await freePort());
  const command = commandArgs(name, '--port', port, ...args);
  const address = /(http:\/\/localhost:\d+)/;
  const { found, printed, stop } = await startProgram(
    process.execPath,
    command,
    address,
    shellEnv(env),
    project,
  );
  return { url: found, printed, stop };
}

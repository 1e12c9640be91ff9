import { createServer } from 'node:net';
import { commandArgs } from '../../scripts/support/run-process';
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
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('There is no port.')),
      );
    });
  });
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

import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { stripVTControlCharacters } from 'node:util';
import { commandArgs } from '../../scripts/support/run-process';
import { shellEnv } from './process-env';

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

/** Starts `dev` or `preview` on a free port and waits for the address it prints. */
export async function startServer(
  name: 'dev' | 'preview',
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<StartedServer> {
  const port = String(await freePort());
  const child = spawn(process.execPath, commandArgs(name, '--port', port, ...args), {
    env: shellEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += stripVTControlCharacters(text);
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${name} ended with ${code}: ${output}`)));
  });
  const stop = () => {
    child.kill();
    return closed;
  };
  return { url, printed: () => output, stop };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type CodeWatcher, watchCode } from './watch-code';

/** A server of this process. */
export interface Serving {
  port: number;
  close(): Promise<unknown>;
  /** Resolves when it was ended by itself. */
  ended: Promise<unknown>;
}

export interface CodeServer {
  root: string;
  /** What Node is started with, before the arguments of the command. */
  command: readonly string[];
  /** Whether a change of this file of the project is seen only by a new process. */
  needsRestart(file: string): boolean;
  /** `again` is the port of the server before, when there was one. */
  start(again: number | undefined): Promise<Serving>;
}

/** How a process ends that is to be started again. */
const startAgain = 75;

/** Tells a process that it was started again, and on which port. */
const variable = 'SITE_SERVE_AGAIN';

/** As a terminal and a service manager end a program. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Serves until the server ends, and starts it again when its own code has changed: in a new process, because no process
 * can load a module twice. This process then only waits for the other one. Gives the exit code.
 */
export async function serveAgain(server: CodeServer): Promise<number> {
  const again = process.env[variable];
  const isAgain = again !== undefined;
  if (isAgain) endWithParent();
  const watcher = watchCode(server.root, server.needsRestart);
  try {
    const { port, ended, close } = await server.start(isAgain ? Number(again) : undefined);
    const file = await Promise.race([watcher.changed, ended.then(() => undefined)]);
    if (file === undefined) return 0;
    console.log(`${file} has changed: the server starts again.`);
    watcher.stop();
    await close();
    if (isAgain) process.exit(startAgain);
    return await serveInOthers(server, port);
  } finally {
    watcher.stop();
  }
}

/** A server that nobody can end any more ends by itself. */
function endWithParent(): void {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

async function serveInOthers({ root, command, needsRestart }: CodeServer, port: number): Promise<number> {
  for (;;) {
    const watcher = watchCode(root, needsRestart);
    try {
      const code = await runOther(command, port);
      if (code === undefined) return 0;
      if (code !== startAgain) await nextChange(watcher);
    } finally {
      watcher.stop();
    }
  }
}

/** It has said what is wrong, such as a mistake in the code. */
function nextChange({ changed }: CodeWatcher): Promise<string> {
  console.error('The server starts again after the next change of the code.');
  return changed;
}

/** The exit code of the other process; undefined when this one was asked to end. */
async function runOther(command: readonly string[], port: number): Promise<number | undefined> {
  const child = spawn(process.execPath, [...command, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [variable]: String(port) },
    // A terminal sends Ctrl-C to both otherwise, and this process passes it on.
    detached: process.platform !== 'win32',
  });
  let isEnding = false;
  const pass = (signal: NodeJS.Signals) => {
    isEnding = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const [code] = await once(child, 'exit');
  for (const signal of signals) process.off(signal, pass);
  return isEnding ? undefined : Number(code ?? 1);
}

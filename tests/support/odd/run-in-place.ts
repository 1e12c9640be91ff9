import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { type CommandName, commandArgs } from '../../../scripts/support/run-process';
import { shellEnv } from '../process-env';

/** Every command, with what it does to the content or the output of a place. */
export const commands: readonly (readonly [CommandName, ...string[]])[] = [
  ['validate'],
  ['build', '--no-og'],
  ['nginx'],
  ['types'],
  ['page', 'list'],
  ['page', 'move', '/services/service-0', '/services/radio'],
  ['replace', 'Contact', 'Talk to us'],
  ['apply', 'transaction.json'],
  ['merge', 'transaction.json', 'transaction.json', 'transaction.json'],
  ['init', '--name', 'Harbor', '--language', 'en', '--yes'],
  ['tool', 'art', 'scene.json'],
  ['test', '--soak', '--minutes', '0'],
  ['preview', '--port', '0'],
  ['start', '--port', '0'],
  ['dev', '--port', '0'],
  ['edit', '--port', '0', '--no-open'],
];

/** What became of a command. */
export interface Ended {
  /** 0 for a server that answered. */
  code: number;
  printed: string;
  /** Of the home page, by a server. */
  status?: number;
}

const address = /https?:\/\/localhost:\d+/;

/** Runs a command in a folder to its end; a server until its home page was asked for. `user` is one of the system. */
export async function runInPlace(
  cwd: string,
  [name, ...args]: (typeof commands)[number],
  env: NodeJS.ProcessEnv = {},
  user?: number,
): Promise<Ended> {
  const child = spawn(process.execPath, commandArgs(name, ...args), {
    cwd,
    env: shellEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let printed = '';
  const closed = once(child, 'close');
  const served = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += stripVTControlCharacters(text);
        const [found] = args.includes('--port') ? (address.exec(printed) ?? []) : [];
        if (found) resolve(found);
      });
  });
  const url = await Promise.race([served, closed.then(() => undefined)]);
  if (url === undefined) return { code: (await closed)[0] ?? 1, printed };
  const { status } = await fetch(`${url}/`);
  child.kill();
  await closed;
  return { code: 0, printed, status };
}

/** The lines of a stack trace in what was printed. */
export const traced = (printed: string): string[] =>
  printed.split('\n').filter((line) => /^\s+at .*:\d+|^node:internal|^Node\.js v/.test(line));

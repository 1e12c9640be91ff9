import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Running {
  /** What was found in what it printed. */
  found: string;
  /** All that it has printed, without colors. */
  printed: () => string;
  stop(): Promise<void>;
}

/** Starts a program and waits until it prints what is looked for, if anything is: its first group. */
export async function startProgram(
  command: string,
  args: readonly string[],
  wanted?: RegExp,
  env: NodeJS.ProcessEnv = process.env,
  cwd?: string,
): Promise<Running> {
  const child = spawn(command, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = () => {
    child.kill();
    return closed;
  };
  let printed = '';
  const found = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      printed += stripVTControlCharacters(text);
      const [, match] = wanted?.exec(printed) ?? [];
      if (match !== undefined) resolve(match);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    if (!wanted) resolve('');
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${command} ended with ${code}: ${printed}`)));
  });
  return { found, printed: () => printed, stop };
}

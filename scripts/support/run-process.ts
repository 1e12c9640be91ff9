import { spawn } from 'node:child_process';
import manifest from '../../package.json' with { type: 'json' };

export interface ProcessResult {
  code: number;
  stdout: string;
  stderr: string;
  seconds: number;
}

export interface ProcessOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** After this many minutes the process is stopped and counts as failed. */
  minutes?: number;
  onStart?(pid: number): void;
}

/** Runs a process without a terminal to its end and keeps what it printed. */
export function runProcess(
  command: string,
  args: readonly string[],
  { env = process.env, cwd, minutes = 5, onStart }: ProcessOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, {
      env,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * 60_000,
    });
    if (child.pid !== undefined) onStart?.(child.pid);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const seconds = (performance.now() - start) / 1000;
      if (signal) stderr += `Stopped by ${signal} after ${Math.round(seconds)} s.\n`;
      resolve({ code: code ?? 1, stdout, stderr, seconds });
    });
  });
}

export type CommandName = keyof typeof manifest.scripts;

/** Arguments of `node` for one of the project's commands, as package.json runs it. */
export const commandArgs = (name: CommandName, ...args: string[]) => [
  ...manifest.scripts[name].split(' ').slice(1),
  ...args,
];

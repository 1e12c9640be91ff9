import { resolve } from 'node:path';
import { vi } from 'vitest';
import type { ProcessResult } from '../../scripts/support/run-process';

/** Commands that need no more than a content folder. */
export const commandsHere = ['apply', 'due', 'page', 'replace', 'validate'] as const;
export type CommandHere = (typeof commandsHere)[number];

let runs = 0;

/**
 * Runs a command as its process would, but in this one: to start a process takes longer than most commands. That
 * exit code and output reach a shell is tested with `runProjectCommand`, once for each command.
 */
export async function runCommandHere(
  name: CommandHere,
  args: readonly string[],
): Promise<Omit<ProcessResult, 'seconds'>> {
  const printed = { stdout: '', stderr: '' };
  const { argv, exitCode, env } = process;
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.stdout += text;
    return true;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    printed.stderr += `${text}\n`;
  });
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    printed.stdout += `${text}\n`;
  });
  try {
    // A command may set variables for what it starts.
    process.env = { ...env };
    process.argv = [...argv.slice(0, 1), `scripts/${name}.ts`, ...args];
    process.exitCode = undefined;
    runs += 1;
    // A script runs when it is imported, and what has another address is imported again.
    const script = `${resolve(`scripts/${name}.ts`)}?run=${runs}`;
    await import(script);
    return { code: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
    process.env = env;
    out.mockRestore();
    log.mockRestore();
    error.mockRestore();
  }
}

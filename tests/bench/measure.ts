import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CommandName,
  commandArgs,
  type ProcessResult,
  runProcess,
} from '../../scripts/support/run-process';

export interface Usage {
  /** Seconds from start to end. */
  wall: number;
  /** Processor seconds of all processes. */
  cpu: number;
  /** Peak memory of the largest process, in MB. */
  memory: number;
}

/** Runs one of the project's commands, which must succeed, and measures it. */
export async function measure(
  name: CommandName,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Usage> {
  return expectSuccess(name, await runMeasured(commandArgs(name, ...args), env));
}

/** Runs the project's build, without npm. */
export const measureBuild = (outDir: string, env: NodeJS.ProcessEnv): Promise<Usage> =>
  measure('build', ['--outDir', outDir], env);

function expectSuccess(name: string, { code, stdout, stderr, usage }: MeasuredResult): Usage {
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${stdout}${stderr}`);
  return usage;
}

export type MeasuredResult = ProcessResult & { usage: Usage };

/** Runs Node with these arguments, however it ends. */
export async function runMeasured(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<MeasuredResult> {
  const folder = mkdtempSync(join(tmpdir(), 'site-usage-'));
  const file = join(folder, 'usage');
  const reporter = pathToFileURL('tests/bench/report-usage.mjs').href;
  try {
    const script = args.findIndex((arg) => /^(scripts|node_modules)\//.test(arg));
    const result = await runProcess(process.execPath, args.toSpliced(script, 0, '--import', reporter), {
      env: { ...process.env, ...env, USAGE_FILE: file },
      // A hundred thousand pages on a busy machine.
      minutes: 30,
    });
    const processes = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    const usage = {
      wall: result.seconds,
      cpu: processes.reduce((sum, [cpu = 0]) => sum + cpu, 0),
      memory: Math.max(...processes.map(([, memory = 0]) => memory)),
    };
    return { ...result, usage };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Each figure's own median. */
export const medianUsage = (runs: readonly Usage[]): Usage => ({
  wall: median(runs.map(({ wall }) => wall)),
  cpu: median(runs.map(({ cpu }) => cpu)),
  memory: median(runs.map(({ memory }) => memory)),
});

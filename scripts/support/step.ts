import { type ProcessOptions, runProcess } from './run-process';

export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that failed once and then passed. */
  retried?: readonly string[];
  /** What is printed when something failed. */
  details: string;
}

export interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

/** A step that counts as one: it passes when the process ends with 0. */
export async function runCheck(
  command: string,
  args: readonly string[],
  options?: ProcessOptions,
): Promise<Outcome> {
  const { code, stdout, stderr } = await runProcess(command, args, options);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, details: stdout + stderr };
}

/** Runs a step and prints its line; what a step throws is its failure. */
export async function report({ name, run }: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome: Outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    details: `${error}\n`,
  }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const sum =
    outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : '';
  console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${sum})`);
  for (const name of outcome.retried ?? []) console.log(`       passed on the second attempt: ${name}`);
  if (outcome.failed > 0) console.log(outcome.details);
  return outcome;
}

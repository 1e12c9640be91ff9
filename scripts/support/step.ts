import { startProgress } from '../../src/node/base/command/progress';
import { type ProcessOptions, runProcess } from './run-process';

export interface Outcome {
  passed: number;
  failed: number;
  /** The tests that failed. */
  failures?: readonly string[];
  /** Tests that failed once and then passed, each with its first message. */
  retried?: readonly string[];
  /** What tests that passed have to say. */
  notes?: readonly string[];
  /** What is printed when something failed. */
  details: string;
}

export interface RunStep {
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

/** Says what it runs, then runs one step after the other; each line says what is left. */
export async function runSteps(steps: readonly RunStep[]): Promise<Pick<Outcome, 'passed' | 'failed'>> {
  const names = steps.map(({ name }) => name);
  if (names.length > 0) console.log(`Runs ${names.join(', ')}.`);
  let [passed, failed] = [0, 0];
  for (const [index, step] of steps.entries()) {
    const outcome = await report(step, steps.length - index - 1);
    passed += outcome.passed;
    failed += outcome.failed;
  }
  return { passed, failed };
}

/** Runs a step and prints its line; what a step throws is its failure. */
async function report({ name, run }: RunStep, left: number): Promise<Outcome> {
  const rest = left === 0 ? '' : `, ${left} left`;
  const progress = startProgress(`${name}${rest}`);
  const start = performance.now();
  const outcome: Outcome = await run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    details: `${error}\n`,
  }));
  progress.end();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const sum =
    outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed, ${outcome.failed} failed` : '';
  console.log(`${outcome.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${sum})${rest}`);
  for (const name of outcome.failures ?? []) console.log(`       failed: ${name}`);
  for (const name of outcome.retried ?? []) console.log(`       passed on the second attempt: ${name}`);
  for (const note of outcome.notes ?? []) console.log(`       noted: ${note}`);
  if (outcome.failed > 0) console.log(outcome.details);
  return outcome;
}

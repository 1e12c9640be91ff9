import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { toolArgs } from './support/package-tool';
import { type RunStep, runSteps } from './support/step';
import { options, readRun } from './test/read-run';
import { allSteps, quickSteps } from './test/steps';
import { testEngines } from './test/test-engines';

async function test(steps: readonly RunStep[], more?: string): Promise<number> {
  const { passed, failed } = await runSteps(steps);
  if (more !== undefined) console.log(more);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Tests random sites, random edits and mistakes of editors for a given time. */
async function soak(minutes = '10', seed = String(Date.now() % 1_000_000_000)): Promise<number> {
  if (!(Number(minutes) > 0)) throw new UsageError(`--minutes takes a number above 0, not ${minutes}.`);
  if (!/^\d+$/.test(seed)) throw new UsageError(`--seed takes a whole number, not ${seed}.`);
  const env = { ...process.env, NODE_ENV: 'production', SOAK_MINUTES: minutes, SOAK_SEED: seed };
  const args = toolArgs('vitest', 'run', '--project=soak', '--disable-console-intercept');
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'close');
  return code === 0 ? 0 : 1;
}

await runCommand(
  declareCommand({
    name: 'npm test',
    does: 'Tests the engine, and the site that SITE_CONTENT names.',
    options,
    run(values) {
      const run = readRun(values);
      if (run === 'soak') return soak(values.minutes, values.seed);
      if (run === 'engines') return testEngines();
      if (run === 'quick')
        return test(
          quickSteps,
          'Left out: the tests of the whole engine, of commands, of the built site and in browsers. npm test runs them.',
        );
      return test(allSteps(run === 'full'));
    },
  }),
);

import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { runSteps, type Step } from './support/step';
import { options, readRun } from './test/read-run';
import { soak } from './test/soak';
import { allSteps, quickSteps } from './test/steps';
import { testEngines } from './test/test-engines';

async function test(steps: readonly Step[], more?: string): Promise<number> {
  const { passed, failed } = await runSteps(steps);
  if (more !== undefined) console.log(more);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
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
          'Left out: the tests of commands, of the built site and in browsers. npm test runs them.',
        );
      return test(allSteps(run === 'full'));
    },
  }),
);

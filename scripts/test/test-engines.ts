import { findFirefox, findWebKit } from '../support/find-engines';
import { runSteps } from '../support/step';
import { runTests } from '../support/vitest-step';

/** `npm test` runs the same tests in Chromium. */
const engines = [
  ['firefox', findFirefox],
  ['webkit', findWebKit],
] as const;

/** The names of the engines that are here; says of each other one what is missing. */
function findEngines(): string[] {
  return engines.flatMap(([name, find]) => {
    try {
      find();
      return name;
    } catch (error) {
      console.log(`NOT RUN walk in ${name}: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  });
}

/** An engine that is not installed is reported and counts neither way; where none is, nothing was compared. */
export async function testEngines(): Promise<number> {
  const found = findEngines();
  const { passed, failed } = await runSteps(
    found.map((engine) => ({
      name: `walk in ${engine}`,
      run: () => runTests(['engines'], { ...process.env, ENGINE: engine }, 20),
    })),
  );
  console.log(`${passed} passed, ${failed} failed, ${engines.length - found.length} engines not run`);
  return failed === 0 && found.length > 0 ? 0 : 1;
}

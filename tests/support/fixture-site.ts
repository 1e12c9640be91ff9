import { runProjectCommand } from './run-project-command';

/** The small site that the engine is tested with: every kind of page, every block and every field of the schema. */
export const fixtureSite = 'tests/fixtures/site';

/** Stays from run to run, so that only what changed is built again. */
export const fixtureOutput = 'node_modules/.vite/fixture-site';

/** Gives the folder of the output. */
export async function buildFixtureSite(): Promise<string> {
  const { code, stdout, stderr } = await runProjectCommand('build', ['--outDir', fixtureOutput, '--no-og'], {
    SITE_CONTENT: fixtureSite,
  });
  if (code !== 0) throw new Error(stdout + stderr);
  return fixtureOutput;
}

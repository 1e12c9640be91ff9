import { existsSync } from 'node:fs';
import { readOptions, runCommand } from '../src/node/run-command';
import { findBrowser, findHeadlessBrowser } from './support/find-browser';
import { findJava } from './support/find-java';
import { type CommandName, commandArgs } from './support/run-process';
import { type Outcome, report, runCheck, type Step } from './support/step';
import { runTests } from './support/vitest-step';

const tool = (name: string, ...args: string[]) => runCheck(`node_modules/.bin/${name}`, args);
const command = (name: CommandName, ...args: string[]) =>
  runCheck(process.execPath, commandArgs(name, ...args));
const testsWithBrowser = (projects: readonly string[], minutes?: number, env: NodeJS.ProcessEnv = {}) => {
  const browsers = { CHROMIUM_SHELL_PATH: findHeadlessBrowser(), CHROMIUM_PATH: findBrowser() };
  return runTests(projects, { ...process.env, ...browsers, ...env }, minutes);
};

/** The engine, whatever the site. */
const engine: Step[] = [
  { name: 'format and lint', run: () => tool('biome', 'ci', '--error-on-warnings') },
  { name: 'types', run: () => tool('tsc', '-p', '.') },
  { name: 'generated types', run: () => command('types', '--check') },
  // Together, so that no worker waits for the last file of the other.
  { name: 'unit and command tests', run: () => runTests(['unit', 'commands'], process.env) },
  { name: 'browser tests', run: async () => testsWithBrowser(['browser'], 12) },
];
const fullEngine: Step = { name: 'full tests', run: async () => testsWithBrowser(['full'], 60) };

/** The site that SITE_CONTENT names. */
const content: Step = { name: 'content', run: () => command('validate') };
const build: Step = { name: 'build', run: () => command('build') };
const siteProjects = existsSync('tests/shipped-site') ? ['site', 'shipped-site'] : ['site'];
const site: Step[] = [
  {
    name: 'site tests',
    run: async () => testsWithBrowser(siteProjects, 12, { JAVA_PATH: findJava() }),
  },
];
const fullSite: Step = { name: 'full site tests', run: async () => testsWithBrowser(['full-site'], 60) };

const skipped = ({ name }: Step): Step => ({
  name,
  run: async () => ({ passed: 0, failed: 1, details: 'Not run, because the build failed.\n' }),
});

await runCommand(async () => {
  const { full } = readOptions({ full: { type: 'boolean', default: false } });
  // Every step then tests what tests/support/variations.ts leaves out otherwise.
  if (full) process.env.TEST_VARIATIONS = 'true';
  const outcomes: Outcome[] = [];
  const runAll = async (steps: readonly Step[]) => {
    for (const step of steps) outcomes.push(await report(step));
  };
  await runAll([...engine, ...(full ? [fullEngine] : []), content, build]);
  const built = outcomes.at(-1)?.failed === 0;
  const rest = full ? [...site, fullSite] : site;
  await runAll(built ? rest : rest.map(skipped));

  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});

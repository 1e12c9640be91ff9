import { readdirSync } from 'node:fs';
import { findBrowser, findHeadlessBrowser } from '../support/find-browser';
import { findJava, findNginx, findPhp, findWrk } from '../support/find-program';
import { type PackageTool, toolArgs } from '../support/package-tool';
import { type CommandName, commandArgs } from '../support/run-process';
import { hasShippedSite, isShippedSite } from '../support/shipped-site';
import { type RunStep, runCheck } from '../support/step';
import { runTests } from '../support/vitest-step';
import { hasOwn, withoutOwn } from './without-own';

const tool = (name: PackageTool, ...args: string[]) => runCheck(process.execPath, toolArgs(name, ...args));
const command = (name: CommandName, ...args: string[]) =>
  runCheck(process.execPath, commandArgs(name, ...args));
const withBrowsers = (env: NodeJS.ProcessEnv = {}) => ({
  ...process.env,
  CHROMIUM_SHELL_PATH: findHeadlessBrowser(),
  CHROMIUM_PATH: findBrowser(),
  ...env,
});
const testsOfEngine = (projects: readonly string[], env = process.env, minutes = 20) =>
  withoutOwn((folder) => runTests(projects, env, minutes, folder));

/** Here and not in a test: what is missing is installed, and never without a word before. */
function installMissing(full: boolean): void {
  for (const find of [
    findBrowser,
    findHeadlessBrowser,
    findJava,
    ...(full ? [findNginx, findPhp, findWrk] : []),
  ])
    try {
      find();
    } catch {
      // The step that needs it says so.
    }
}

/** Programs may write content in any layout. Only the shipped content is laid out like code. */
const formatted = [
  ...['src', 'scripts', 'tests', 'docs', ...(hasShippedSite() ? ['content'] : [])],
  ...readdirSync('.').filter((name) => /\.(json|ts)$/.test(name)),
];

const checks: RunStep[] = [
  { name: 'format and lint', run: () => tool('biome', 'ci', '--error-on-warnings', ...formatted) },
  { name: 'types', run: () => tool('tsc', '-p', '.') },
  { name: 'generated types', run: () => command('types', '--check') },
];
/** The engine, whatever the site. */
const engine: RunStep[] = [
  ...checks,
  // Together, so that no worker waits for the last file of the other.
  { name: 'unit and command tests', run: () => testsOfEngine(['unit', 'engine', 'commands']) },
  { name: 'browser tests', run: async () => testsOfEngine(['browser'], withBrowsers(), 40) },
];
const fullEngine: RunStep = {
  name: 'full tests',
  run: async () => testsOfEngine(['full'], withBrowsers(), 60),
};

/** The site that SITE_CONTENT names. */
const content: RunStep = { name: 'content', run: () => command('validate') };
let isBuilt = false;
const build: RunStep = {
  name: 'build',
  async run() {
    const outcome = await command('build');
    isBuilt = outcome.failed === 0;
    return outcome;
  },
};
const site: RunStep[] = [
  {
    name: 'site tests',
    run: async () =>
      runTests(
        isShippedSite() ? ['site', 'shipped-site'] : ['site'],
        withBrowsers({ JAVA_PATH: findJava() }),
      ),
  },
];
const fullSite: RunStep = {
  name: 'full site tests',
  run: async () => runTests(['full-site'], withBrowsers(), 60),
};
/** The tests of the blocks that only this site has. */
const ownBlocks: RunStep[] = hasOwn()
  ? [{ name: 'tests of own blocks', run: () => runTests(['own'], process.env) }]
  : [];

const ifBuilt = ({ name, run }: RunStep): RunStep => ({
  name,
  run: async () =>
    isBuilt ? run() : { passed: 0, failed: 1, details: 'Not run, because the build failed.\n' },
});

/** What needs neither root nor a browser nor Java, nor a build. */
export const quickSteps: readonly RunStep[] = [
  ...checks,
  content,
  ...ownBlocks,
  { name: 'unit tests', run: () => testsOfEngine(['unit']) },
];

/** All of `npm test`, and with `full` also what takes long. */
export function allSteps(full: boolean): readonly RunStep[] {
  // Every step then tests what tests/support/variations.ts leaves out otherwise.
  if (full) process.env.TEST_VARIATIONS = 'true';
  installMissing(full);
  const ofSite = full ? [...site, fullSite] : site;
  return [...engine, ...(full ? [fullEngine] : []), ...ownBlocks, content, build, ...ofSite.map(ifBuilt)];
}

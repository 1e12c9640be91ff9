import { existsSync } from 'node:fs';
import { findBrowser } from './support/find-browser';
import { findJava } from './support/find-java';
import { readOptions, runCommand } from './support/run-command';
import { type CommandName, commandArgs } from './support/run-process';
import { type Outcome, report, runCheck, type Step } from './support/step';
import { runTests } from './support/vitest-step';

const tool = (name: string, ...args: string[]) => runCheck(`node_modules/.bin/${name}`, args);
const command = (name: CommandName, ...args: string[]) =>
  runCheck(process.execPath, commandArgs(name, ...args));
const testsWithBrowser = (project: string, minutes?: number) =>
  runTests([project], { ...process.env, CHROMIUM_PATH: findBrowser() }, minutes);

const beforeBuild: Step[] = [
  { name: 'format and lint', run: () => tool('biome', 'ci', '--error-on-warnings') },
  { name: 'types', run: () => tool('tsc', '-p', '.') },
  { name: 'generated types', run: () => command('types', '--check') },
  { name: 'content', run: () => command('validate') },
  { name: 'unit tests', run: () => runTests(['unit'], process.env) },
];
const build: Step = { name: 'build', run: () => command('build') };
const afterBuild: Step[] = [
  {
    name: 'output tests',
    run: async () => runTests(['output'], { ...process.env, JAVA_PATH: findJava() }),
  },
  { name: 'command tests', run: () => runTests(['commands'], process.env) },
  { name: 'page tests', run: async () => testsWithBrowser('pages') },
  { name: 'browser tests', run: async () => testsWithBrowser('browser') },
];
const long: Step[] = [{ name: 'full tests', run: async () => testsWithBrowser('full', 60) }];

const skipped = ({ name }: Step): Step => ({
  name,
  run: async () => ({ passed: 0, failed: 1, details: 'Not run, because the build failed.\n' }),
});

await runCommand(async () => {
  const { full } = readOptions({ full: { type: 'boolean', default: false } });
  const outcomes: Outcome[] = [];
  const runAll = async (steps: readonly Step[]) => {
    for (const step of steps) outcomes.push(await report(step));
  };
  await runAll([...beforeBuild, build]);
  const built = outcomes.at(-1)?.failed === 0;
  const rest = full && existsSync('tests/engine/full') ? [...afterBuild, ...long] : afterBuild;
  await runAll(built ? rest : rest.map(skipped));

  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
});

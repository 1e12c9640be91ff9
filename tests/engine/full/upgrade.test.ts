import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { linkPackages } from '../../../scripts/support/link-packages';
import { runProcess } from '../../../scripts/support/run-process';
import {
  commit,
  engineAndSite,
  headOf,
  put,
  removeFrom,
  replaceIn,
  runUpgrade,
  stateOf,
  upgradeEnv,
} from '../../support/engine-and-site';
import { filesIn } from '../../support/files-in';
import { gitIn } from '../../support/git/git-repository';
import { randomNumbers } from '../../support/random-edits';
import { makeTemporaryFolder } from '../../support/temporary-site';

const folder = makeTemporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stands for npm: nothing is installed, but the packages are in a folder of their own. */
const npm = join(folder, 'npm-cli.mjs');
put(
  folder,
  'npm-cli.mjs',
  `import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
const packages = ${JSON.stringify(resolve('node_modules'))};
mkdirSync('node_modules');
for (const name of readdirSync(packages))
  if (!name.startsWith('.vite')) symlinkSync(packages + '/' + name, 'node_modules/' + name);
writeFileSync('node_modules/mark', 'new');
`,
);
const env = { npm_execpath: npm };

describe('an update that is killed', () => {
  const { engine, site } = engineAndSite(join(folder, 'killed'));
  const kills = Number(process.env.UPGRADE_KILLS ?? 20);
  const packages = () => readFileSync(join(site, 'node_modules/mark'), 'utf8');
  const start = () => {
    const started = { cwd: site, env: upgradeEnv(env), stdio: 'ignore', detached: true } as const;
    return spawn(process.execPath, ['scripts/run.mjs', 'upgrade'], started);
  };

  /** Alone, or with all that it has started. */
  async function kill(child: ChildProcess, isAlone: boolean): Promise<void> {
    const end = once(child, 'exit');
    if (child.exitCode !== null) return;
    process.kill(isAlone ? (child.pid ?? 0) : -(child.pid ?? 0), 'SIGKILL');
    await end;
  }

  async function waitFor(child: ChildProcess, file: string): Promise<void> {
    while (!existsSync(join(site, '.upgrade', file)) && child.exitCode === null) await wait(1);
  }

  test(`at ${kills} random moments is complete, or everything is as before, after the next call`, async () => {
    for (let part = 0; part < 30; part += 1)
      put(engine, `src/site/part-${part}.ts`, `export const part = ${part};\n`);
    replaceIn(engine, 'scripts/run.mjs', '\n', '\n// Changed.\n');
    replaceIn(engine, 'package.json', '"dependencies": {', '"dependencies": {\n    "a-package": "1.0.0",');
    commit(engine, 'A new version');
    const before = headOf(site);
    const began = performance.now();
    expect((await once(start(), 'exit'))[0]).toBe(0);
    const length = performance.now() - began;
    const whole = [gitIn(site, 'rev-parse', 'HEAD^{tree}'), filesIn(join(site, 'src')), 'new'];
    expect([packages(), gitIn(site, 'status', '--porcelain')]).toEqual(['new', '']);
    const restore = () => {
      gitIn(site, 'reset', '-q', '--hard', before);
      put(site, 'node_modules/mark', 'old');
    };
    restore();
    const old = [gitIn(site, 'rev-parse', 'HEAD^{tree}'), filesIn(join(site, 'src')), 'old'];

    const random = randomNumbers(7);
    const ended = { complete: 0, 'as before': 0 };
    for (let count = 0; count < kills; count += 1) {
      restore();
      const child = start();
      // Every other one while the new version is put in place.
      if (count % 2 === 0) await wait(random() * length);
      else await waitFor(child, count % 4 === 1 ? 'plan.json' : 'switch.json');
      if (count % 2 === 1) await wait(random() * 20);
      await kill(child, count % 3 === 0);
      const { code, stderr } = await runUpgrade(site, ['--list']);
      expect([code, stderr], `kill ${count}`).toEqual([0, '']);
      expect(stateOf(site), `kill ${count}`).toEqual([headOf(site), '', false, 1]);
      const isNew = headOf(site) !== before;
      ended[isNew ? 'complete' : 'as before'] += 1;
      const now = [gitIn(site, 'rev-parse', 'HEAD^{tree}'), filesIn(join(site, 'src')), packages()];
      expect(now, `kill ${count}`).toEqual(isNew ? whole : old);
    }
    expect(ended.complete).toBeGreaterThan(0);
    expect(ended['as before']).toBeGreaterThan(0);
  }, 3_600_000);
});

describe('an update of a made engine', () => {
  const { engine, site } = engineAndSite(join(folder, 'made'));

  test('with a new block, a renamed field and a changed starter leaves two own blocks as they are', async () => {
    for (const name of ['first', 'second']) {
      const type = `${name}Ours`;
      const [folderOf, component] = [
        `src/own/blocks/${name}-ours`,
        `${name[0]?.toUpperCase()}${name.slice(1)}Ours`,
      ];
      const schema = readFileSync('src/blocks/cta/cta.schema.json', 'utf8').replaceAll('cta', type);
      put(site, `${folderOf}/${name}-ours.schema.json`, schema);
      put(
        site,
        `${folderOf}/${name}-ours.tsx`,
        `import type { ComponentType } from 'react';\n\nexport const ${component}: ComponentType = () => <p>${name}</p>;\n`,
      );
    }
    execFileSync(process.execPath, ['scripts/run.mjs', 'types'], {
      cwd: site,
      env: upgradeEnv(),
      stdio: 'pipe',
    });
    commit(site, 'Two blocks of our own');
    const own = gitIn(site, 'rev-parse', 'HEAD:src/own', 'HEAD:content');
    expect(readFileSync(join(site, 'site.schema.json'), 'utf8')).toContain('firstOursBlock');

    replaceIn(engine, 'src/blocks/stats/stats.schema.json', '"suffix": {', '"unit": {');
    put(
      engine,
      'src/blocks/note/note.schema.json',
      readFileSync('src/blocks/cta/cta.schema.json', 'utf8').replaceAll('cta', 'note'),
    );
    put(
      engine,
      'src/blocks/note/note.tsx',
      "import type { ComponentType } from 'react';\n\nexport const Note: ComponentType = () => <p>Note</p>;\n",
    );
    replaceIn(
      engine,
      'src/blocks/registry.ts',
      'export { Cta',
      "export { Note as note } from './note/note';\nexport { Cta",
    );
    replaceIn(engine, 'scripts/init/empty/pages/index.json', 'Welcome', 'Hello');
    commit(engine, 'A new block, a renamed field and a changed starter');
    const before = stateOf(site);
    const tried = await runUpgrade(site, ['--dry-run']);
    expect([tried.code, stateOf(site)]).toEqual([0, before]);
    const { code, stdout } = await runUpgrade(site);
    expect([code, stdout]).toEqual([0, expect.stringContaining('; 0 new messages.')]);
    expect(gitIn(site, 'rev-parse', 'HEAD:src/own', 'HEAD:content')).toBe(own);
    const schema = readFileSync(join(site, 'site.schema.json'), 'utf8');
    for (const name of ['firstOursBlock', 'secondOursBlock', 'noteBlock', '"unit"'])
      expect(schema).toContain(name);
  });

  test.each([
    ['changes', false, 'content/pages/mine.json is in no commit yet. '],
    ['commits', true, 'The engine was not updated. git says: '],
  ])('never replaces what a person %s while it works', async (_, isCommitted, message) => {
    put(engine, 'src/site/part.ts', `export const part = ${isCommitted};\n`);
    commit(engine, 'Another part');
    const child = spawn(process.execPath, ['scripts/run.mjs', 'upgrade'], {
      cwd: site,
      env: upgradeEnv(),
    });
    const said = child.stderr.setEncoding('utf8').toArray();
    while (!existsSync(join(site, '.upgrade/after')) && child.exitCode === null) await wait(1);
    put(site, 'content/pages/mine.json', '{}\n');
    if (isCommitted) commit(site, 'Mine');
    const before = headOf(site);
    expect((await said).join('')).toContain(message);
    expect([headOf(site), existsSync(join(site, '.upgrade'))]).toEqual([before, false]);
    expect(readFileSync(join(site, 'content/pages/mine.json'), 'utf8')).toBe('{}\n');
    removeFrom(site, 'content/pages/mine.json');
    if (isCommitted) commit(site, 'Not mine');
  });

  test('that makes its content wrong leaves everything as before, and says where', async () => {
    const required = '"required": ["path", "title", "description", "blocks"]';
    replaceIn(
      engine,
      'src/site/schema/pages.schema.json',
      required,
      required.replace('"path"', '"path", "name"'),
    );
    commit(engine, 'Another required field');
    const before = stateOf(site);
    const { code, stderr } = await runUpgrade(site);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/pages\/not-found\.json:\d+ error .*\n/)]);
    expect(stderr).toContain('With the new engine the content has errors, so nothing was changed.\n');
    expect(stateOf(site)).toEqual(before);
  });
});

describe('an update over at least 100 commits of this engine', () => {
  const engine = resolve('.');
  const least = 100;
  const history = Number(gitIn(engine, 'rev-list', '--count', '--first-parent', 'HEAD')) - 1;
  const missing = `needs ${least} commits of the engine's history: a shallow clone gets them by git fetch --unshallow`;

  /** A new site of the first commit so far back that builds: some do only with the one after them. */
  async function oldSite(name: string): Promise<string> {
    const site = join(folder, name.replaceAll(' ', '-'));
    gitIn(folder, 'clone', '-q', engine, site);
    linkPackages(site);
    const succeeds = async (...args: readonly string[]) => {
      const run = { cwd: site, env: upgradeEnv(env), minutes: 10 };
      return (await runProcess(process.execPath, ['scripts/run.mjs', ...args], run)).code === 0;
    };
    for (let back = least; back <= history; back += 1) {
      gitIn(site, 'checkout', '-q', '--force', '-B', 'main', `${headOf(engine)}~${back}`);
      gitIn(site, 'clean', '-q', '-fd');
      if ((await succeeds('init', '--name', 'Acme', '--yes')) && (await succeeds('build'))) return site;
    }
    throw new Error(`None of the commits before ${headOf(engine)}~${least} builds.`);
  }

  test.each([
    ['nothing but content', false],
    ['a changed engine file', true],
  ])('of a site with %s', async (name, isChanged) => {
    expect(history, missing).toBeGreaterThanOrEqual(least);
    const site = await oldSite(name);
    if (isChanged) replaceIn(site, 'src/blocks/faq/faq.css', '\n', '\n/* Ours. */\n');
    commit(site, 'Our site');
    const { code, stdout, stderr } = await runUpgrade(site, ['--from', engine], engine, env);
    expect([code, stdout], stderr).toEqual([0, expect.stringContaining('; 0 new messages.')]);
    const differing = gitIn(site, 'diff', '--name-only', headOf(engine), 'HEAD', '--', '.', ':!content');
    const engines = differing
      .split('\n')
      .filter((file) => !/^(tests\/shipped-site\/|docs\/screens\/|$)/.test(file));
    expect(engines).toEqual(['package.json', ...(isChanged ? ['src/blocks/faq/faq.css'] : [])]);
  });
});

import { cpSync, existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type CommandName, commandArgs, runProcess } from '../../../scripts/support/run-process';
import { filesIn } from '../../support/files-in';
import { shellEnv } from '../../support/process-env';
import { copyProject } from '../../support/project-copy';
import { makeTemporaryFolder, temporaryFolder, temporarySite } from '../../support/temporary-site';
import { long } from '../../support/variations';

let project: string;
beforeEach(() => {
  project = copyProject();
});

const at = (file: string) => join(project, file);
const bundles = () => filesIn(at('node_modules/.vite')).filter((file) => file.endsWith('/main.mjs'));
const run = (name: CommandName, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runProcess(process.execPath, commandArgs(name, ...args), { cwd: project, env: shellEnv(env) });
const help = () => run('nginx', ['--help']);

const command = 'scripts/nginx.ts';
/** Leaves the size of the file. */
const edit = () => {
  const text = readFileSync(at(command), 'utf8');
  const edited = text.replace(/does: 'Prints/, "does: 'Wrotes");
  expect(edited).not.toBe(text);
  writeFileSync(at(command), edited);
};

test('a command is bundled once for its code', async () => {
  const first = await help();
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/^Prints /);
  const made = bundles();
  expect(await help()).toMatchObject({ code: 0, stdout: first.stdout });
  expect(bundles()).toEqual(made);
});

test('changed code is bundled again, and found again when it returns', async () => {
  await help();
  const text = readFileSync(at(command), 'utf8');
  edit();
  expect((await help()).stdout).toMatch(/^Wrotes /);
  const made = bundles();
  writeFileSync(at(command), text);
  expect((await help()).stdout).toMatch(/^Prints /);
  expect(bundles()).toEqual(made);
});

long('code that has changed is seen if its date and size have not', async () => {
  // Long ago, as what a package of files holds: else the first start would not go by dates.
  const date = new Date('2026-01-01');
  for (const file of filesIn(at('scripts'))) utimesSync(at(join('scripts', file)), date, date);
  await help();
  const { mtimeMs, size } = statSync(at(command));
  edit();
  utimesSync(at(command), date, date);
  expect(statSync(at(command))).toMatchObject({ mtimeMs, size });
  expect((await help()).stdout).toMatch(/^Wrotes /);
});

long(
  'the same code with other dates, as a checkout and a restored cache have them, is not bundled again',
  async () => {
    await help();
    const made = bundles();
    for (const folder of ['src', 'scripts']) {
      cpSync(at(folder), at('copied'), { recursive: true });
      rmSync(at(folder), { recursive: true });
      cpSync(at('copied'), at(folder), { recursive: true });
      rmSync(at('copied'), { recursive: true });
    }
    expect(await help()).toMatchObject({ code: 0, stderr: '' });
    expect(bundles()).toEqual(made);
  },
);

long('a copy of the project uses nothing of the folder that it was copied from', async () => {
  const args = ['--content', temporarySite()];
  expect(await run('validate', args)).toMatchObject({ code: 0 });
  const copy = makeTemporaryFolder();
  cpSync(project, copy, { recursive: true, preserveTimestamps: true });
  rmSync(project, { recursive: true });
  project = copy;
  expect(await run('validate', args)).toMatchObject({ code: 0, stderr: '' });
});

long('where the cache can not be written, commands work, builds too, and leave nothing', async () => {
  writeFileSync(at('node_modules/.vite'), '');
  const tmp = temporaryFolder();
  const env = { TMPDIR: tmp };
  expect(await run('nginx', ['--help'], env)).toMatchObject({ code: 0, stderr: '' });
  const outDir = temporaryFolder();
  const built = await run('build', ['--content', temporarySite(), '--no-og', '--outDir', outDir], env);
  expect(built).toMatchObject({ code: 0 });
  expect(built.stderr).not.toMatch(/^\s+at /m);
  expect(existsSync(join(outDir, 'index.html'))).toBe(true);
  expect(filesIn(tmp)).toEqual([]);
});

test('commands that start at the same moment do not disturb each other', async () => {
  const [one, ...others] = await Promise.all([help(), help(), help()]);
  expect(one).toMatchObject({ code: 0, stderr: '' });
  for (const other of others) expect(other).toMatchObject({ code: 0, stdout: one.stdout, stderr: '' });
  expect(bundles()).toHaveLength(2);
});

test('a mistake in the code ends a command with its place, and without a stack trace', async () => {
  writeFileSync(at(command), 'const = 1;\n');
  const { code, stderr } = await help();
  expect(code).toBe(1);
  expect(stderr).toContain('scripts/nginx.ts');
  expect(stderr).not.toMatch(/^\s+at /m);
});

long('Vite started by hand builds, without a warning of its own', async () => {
  const content = temporarySite();
  const vite = (...args: string[]) =>
    runProcess(process.execPath, [resolve('node_modules/vite/bin/vite.js'), ...args], {
      cwd: project,
      env: shellEnv({ SITE_CONTENT: content }),
    });
  const { code, stderr } = await vite('build');
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('configLoader') });
  expect(existsSync(at('dist/index.html'))).toBe(true);
  writeFileSync(join(content, 'site.json'), '{');
  const wrong = await vite('build');
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain('site.json:1:1 error');
});

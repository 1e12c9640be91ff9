import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { commandArgs, runProcess } from '../../../scripts/support/run-process';
import { copyProject } from '../../support/project-copy';

let project: string;
beforeEach(() => {
  project = copyProject();
});

const cache = () => join(project, 'node_modules/.vite/commands');
const help = () => runProcess(process.execPath, commandArgs('nginx', '--help'), { cwd: project });

test('a command is bundled once for its code', async () => {
  const first = await help();
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/^Prints /);
  const bundles = readdirSync(cache());
  expect(await help()).toMatchObject({ code: 0, stdout: first.stdout });
  expect(readdirSync(cache())).toEqual(bundles);
});

test('changed code is bundled again', async () => {
  await help();
  const file = join(project, 'scripts/nginx.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/does: '[^']+'/, "does: 'Says something else.'"));
  expect((await help()).stdout).toMatch(/^Says something else\./);
});

test('where the cache can not be written, the source is run', async () => {
  rmSync(join(project, 'node_modules/.vite'), { recursive: true, force: true });
  writeFileSync(join(project, 'node_modules/.vite'), '');
  expect(await help()).toMatchObject({ code: 0, stderr: '' });
});

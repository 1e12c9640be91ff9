import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandArgs, runProcess } from '../../../scripts/support/run-process';
import { generateSite } from '../../support/generate-site';
import { copyProject } from '../../support/project-copy';

test('without the studio, a site is built, and its pages are changed by commands', async () => {
  const project = copyProject();
  for (const part of ['src/studio', 'scripts/edit.ts']) rmSync(join(project, part), { recursive: true });
  const content = join(project, 'content');
  generateSite(content, 1);
  const run = (...given: Parameters<typeof commandArgs>) =>
    runProcess(process.execPath, commandArgs(...given), {
      cwd: project,
      env: { ...process.env, SITE_CONTENT: content },
    });
  expect(await run('page', 'move', '/services/service-0', '/services/radio')).toMatchObject({ code: 0 });
  expect(await run('build', '--no-og')).toMatchObject({ code: 0 });
  expect(existsSync(join(project, 'dist/services/radio/index.html'))).toBe(true);
});

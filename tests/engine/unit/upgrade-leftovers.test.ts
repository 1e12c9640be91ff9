import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginVersion } from '../../../scripts/upgrade/new-version';
import { openProject } from '../../../scripts/upgrade/upgrade';
import { isRunning } from '../../../src/node/base/disk/is-running';
import { committedProject } from '../../support/git/git-repository';

test('a git that an update has started is known to the next one, which waits for it', async () => {
  const { project } = committedProject();
  const begun = beginVersion(openProject(project), project);
  expect(isRunning(Number(readFileSync(join(project, '.upgrade/running'), 'utf8')))).toBe(true);
  await begun;
});

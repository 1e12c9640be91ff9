import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CommandName } from '../../../scripts/support/run-process';
import { leavePlan } from '../../support/leave-plan';
import { runProjectCommand } from '../../support/run-project-command';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';

test.each<[CommandName, readonly string[]]>([
  ['validate', []],
  ['page', ['list']],
  ['page', ['delete', '/services/service-0', '--to', '/contact', '--dry-run']],
  ['build', ['--no-og', '--outDir', 'DIR']],
])('%s says that it sees a part of a change: %j', async (name, args) => {
  const content = temporarySite();
  leavePlan(content, { command: '', report: null, process: 2 ** 30, puts: [], removes: [] }, []);
  const outDir = join(temporaryFolder(), 'dist');
  const given = args.map((arg) => (arg === 'DIR' ? outDir : arg));
  const { code, stderr } = await runProjectCommand(name, [...given, '--content', content]);
  expect(code).toBe(0);
  expect(stderr).toContain(
    'A change of this content is written only in part. The next command that changes content completes it.\n',
  );
});

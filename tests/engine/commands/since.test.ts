import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../support/edit-file';
import { runCommandHere } from '../../support/run-command-here';
import { temporarySite } from '../../support/temporary-site';

const service = 'pages/services/service-0.json';

/** A site under version control. */
function committedSite(): string {
  const folder = temporarySite();
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@northport.example'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-q', '-m', 'Content'],
  ])
    execFileSync('git', args, { cwd: folder });
  return folder;
}

const validateSince = (folder: string, revision: string) =>
  runCommandHere('validate', ['--format', 'json', '--content', folder, '--since', revision]);

test('an address that is gone since a revision is an error until it is an alias', async () => {
  const folder = committedSite();
  expect((await validateSince(folder, 'HEAD')).code).toBe(0);

  const moved = '/services/service-zero';
  for (const file of [service, 'pages/services/service-1.json', 'site.json'])
    editFile(join(folder, file), '"/services/service-0"', `"${moved}"`);
  const { code, stdout } = await validateSince(folder, 'HEAD');
  const line =
    readFileSync(join(folder, service), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(moved)) + 1;
  expect(
    JSON.parse(stdout).filter(({ severity }: { severity: string }) => severity === 'error'),
  ).toMatchObject([
    {
      id: 'vanished-path',
      line,
      message: 'The address /services/service-0 existed at HEAD and does not exist now.',
      help: 'Add "/services/service-0" to the "aliases" of the page that replaces it.',
    },
  ]);
  expect(code).toBe(1);

  editFile(
    join(folder, service),
    `"path": "${moved}",`,
    `"path": "${moved}", "aliases": ["/services/service-0"],`,
  );
  expect((await validateSince(folder, 'HEAD')).code).toBe(0);
});

test('a revision that git does not know is a usage mistake', async () => {
  const { code, stderr } = await validateSince(committedSite(), 'no-such-branch');
  expect(stderr.trim()).toBe("git can't show the content at no-such-branch: Needed a single revision.");
  expect(code).toBe(2);
});

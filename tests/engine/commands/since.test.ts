import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../support/edit-file';
import { runCommandHere } from '../../support/run-command-here';
import { temporarySite } from '../../support/temporary-site';

const service = 'pages/services/service-0.json';

/** A site under version control. */
function committedSite(): string {
  const folder = temporarySite();
  commit(folder);
  return folder;
}

function commit(folder: string): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@northport.example'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-q', '-m', 'Content'],
  ])
    execFileSync('git', args, { cwd: folder });
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
      help: 'Add "redirects": ["/services/service-0"] to the page that replaces it, or { "from": "/services/service-0", "to": "/" } to "redirects" in site.json.',
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

test('an address that is gone since a revision may be redirected, by the page or by the site', async () => {
  const folder = committedSite();
  for (const file of [service, 'pages/services/service-1.json', 'site.json'])
    editFile(join(folder, file), '"/services/service-0"', '"/offers/zero"');
  const undo = editFile(
    join(folder, service),
    '"path": "/offers/zero",',
    '"path": "/offers/zero", "redirects": ["/services/service-0"],',
  );
  expect((await validateSince(folder, 'HEAD')).code).toBe(0);
  undo();
  editFile(
    join(folder, 'site.json'),
    '"pages":',
    '"redirects": [{ "from": "/services/service-0", "to": "/" }], "pages":',
  );
  expect((await validateSince(folder, 'HEAD')).code).toBe(0);
});

test('a published file that is gone since a revision is an error until it is redirected', async () => {
  const folder = temporarySite();
  mkdirSync(join(folder, 'files/.well-known'), { recursive: true });
  writeFileSync(join(folder, 'files/.well-known/keys.txt'), 'keys');
  commit(folder);
  expect((await validateSince(folder, 'HEAD')).code).toBe(0);
  rmSync(join(folder, 'files'), { recursive: true });
  const { code, stdout } = await validateSince(folder, 'HEAD');
  expect(code).toBe(1);
  expect(stdout).toContain('The address /.well-known/keys.txt existed at HEAD and does not exist now.');
  editFile(
    join(folder, 'site.json'),
    '"pages":',
    '"redirects": [{ "from": "/.well-known/keys.txt", "to": "/" }], "pages":',
  );
  expect((await validateSince(folder, 'HEAD')).code).toBe(0);
});

test('the page for unknown addresses is still there without a page file of its own', async () => {
  const folder = temporarySite();
  const own = join(folder, 'pages/404.json');
  writeFileSync(own, readFileSync(join(folder, service), 'utf8').replace('"/services/service-0"', '"/404"'));
  commit(folder);
  rmSync(own);
  const { code, stdout } = await validateSince(folder, 'HEAD');
  expect(stdout).not.toContain('vanished-path');
  expect(code).toBe(0);
});

test('hidden files of a revision have no address', async () => {
  const folder = temporarySite();
  mkdirSync(join(folder, 'files/.github'), { recursive: true });
  for (const file of ['files/.gitkeep', 'files/.github/notes.txt']) writeFileSync(join(folder, file), '');
  const page = readFileSync(join(folder, service), 'utf8');
  writeFileSync(join(folder, 'pages/.draft.json'), page.replace('"/services/service-0"', '"/draft"'));
  commit(folder);
  const { code, stdout } = await validateSince(folder, 'HEAD');
  expect(stdout).not.toContain('vanished-path');
  expect(code).toBe(0);
});

test('a revision that git does not know is a usage mistake', async () => {
  const { code, stderr } = await validateSince(committedSite(), 'no-such-branch');
  expect(stderr.trim()).toBe("git can't show the content at no-such-branch: Needed a single revision.");
  expect(code).toBe(2);
});

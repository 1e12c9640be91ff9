import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandArgs } from '../../../scripts/support/run-process';
import { contentLock } from '../../../src/node/base/content/content-folder';
import { isTaken, tryLock } from '../../../src/node/base/disk/lock';
import { stagingFolder } from '../../../src/site/page/output-paths';
import { journalFolder } from '../../../src/studio/server/open-studio';
import { filesIn } from '../../support/files-in';
import { wrongPairs } from '../../support/pairs-of-builds';
import { shellEnv } from '../../support/process-env';
import { runProjectCommand } from '../../support/run-project-command';
import { startServer } from '../../support/server';
import { startProgram } from '../../support/start-program';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';
import { long } from '../../support/variations';

long('two builds into one folder, of which one may be killed, leave a whole site', async () => {
  expect(await wrongPairs(3, 5)).toEqual([]);
});

test('a build waits for another one of the folder, whatever path leads there, and says so', async () => {
  const content = temporarySite();
  const [real, link] = [join(temporaryFolder(), 'dist'), join(temporaryFolder(), 'link')];
  mkdirSync(real);
  symlinkSync(real, link);
  const lock = tryLock(join(real, stagingFolder));
  if (isTaken(lock)) throw new Error('It is taken.');
  const build = await startProgram(
    process.execPath,
    commandArgs('build', '--outDir', link, '--no-og', '--content', content),
    /Another build \(process (\d+)\) is writing .*link\. Waiting/,
    shellEnv(),
  );
  expect(build.found).toBe(String(process.pid));
  lock.release();
  await expect.poll(build.printed).toContain(`pages written to ${link}`);
  await expect.poll(() => existsSync(join(real, stagingFolder))).toBe(false);
  expect(build.printed()).not.toContain('    at ');
  expect(filesIn(real)).toContain('index.html');
  await build.stop();
});

test('a folder of content has one studio, whatever path leads there', async () => {
  const content = temporarySite();
  const link = join(temporaryFolder(), 'link');
  symlinkSync(content, link);
  onTestFinished(() => rmSync(journalFolder('.', content), { recursive: true, force: true }));
  const first = await startServer('edit', ['--no-open', '--content', content]);
  try {
    for (const path of [content, link]) {
      const { code, stderr } = await runProjectCommand('edit', ['--no-open', '--content', path]);
      expect([code, stderr]).toEqual([
        2,
        `This content is being edited already, at ${first.url}/_edit/. Use that studio, or end it.\n`,
      ]);
    }
  } finally {
    await first.stop();
  }
  expect(existsSync(contentLock(content))).toBe(false);
});

test('a studio on a linked folder continues the journal that has the name of the link', async () => {
  const content = temporarySite();
  const link = join(temporaryFolder(), 'link');
  symlinkSync(content, link);
  const home = journalFolder('.', content);
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const start = async () => (await startServer('edit', ['--no-open', '--content', link])).stop();
  await start();
  // As it was named before.
  const earlier = join('.edit', hash('sha1', link).slice(0, 16));
  renameSync(home, earlier);
  const journal = readFileSync(join(earlier, 'journal.ndjson'), 'utf8');
  await start();
  expect(existsSync(earlier)).toBe(false);
  expect(readFileSync(join(home, 'journal.ndjson'), 'utf8')).toBe(journal);
});

test('npm run init does nothing while a studio, or another init, has the content', async () => {
  const content = temporarySite();
  const lock = tryLock(contentLock(content));
  if (isTaken(lock)) throw new Error('It is taken.');
  const before = filesIn(content);
  const { code, stderr } = await runProjectCommand('init', ['--yes', '--name', 'Acme', '--content', content]);
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(
      /^A studio, or another npm run init, has \S+ at the moment\. End it, then run this again\.\n$/,
    ),
  ]);
  expect(filesIn(content)).toEqual(before);
  lock.release();
});

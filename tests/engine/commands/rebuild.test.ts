import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildOutput } from '../../../scripts/support/build-output';
import { editFile } from '../../support/edit-file';
import { differences, readFolder } from '../../support/folder-content';
import { expectBuildsOfReturns, expectIncrementalBuilds } from '../../support/incremental-builds';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';
import { long, timesOf } from '../../support/variations';

test('after each of a few random edits a build leaves, byte for byte, what a first build would write', async () => {
  await expectIncrementalBuilds(timesOf(60), 1);
}, 300_000);

long(
  'a build leaves the same also when a setting and a page are what they were some builds ago',
  async () => {
    await expectBuildsOfReturns([
      ['A', 'one'],
      ['A', 'two'],
      ['B', 'three'],
      ['A', 'three'],
      ['A', 'two'],
      ['B', 'three'],
      ['A', 'one'],
      ['A', 'two'],
    ]);
  },
  300_000,
);

test('link pictures that are left for later come with the next build, and nothing else changes', async () => {
  const content = temporarySite();
  const [outDir, clean] = [temporaryFolder(), temporaryFolder()];
  // Then no cache has its pictures.
  editFile(join(content, 'site.json'), '"name": "Northport"', `"name": "${randomUUID()}"`);
  vi.stubEnv('SITE_CONTENT', content);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await buildOutput({ outDir, drawsLater: true })).toBeGreaterThan(0);
  const before = readFolder(outDir);
  expect(before.has('index.html')).toBe(true);
  expect(before.has('og/contact.png')).toBe(false);

  expect(await buildOutput({ outDir })).toBe(0);
  const drawn = differences(before, readFolder(outDir));
  expect(drawn).toContain('og/contact.png');
  expect(drawn.filter((file) => !file.startsWith('og'))).toEqual([]);
  await buildOutput({ outDir: clean });
  expect(differences(readFolder(outDir), readFolder(clean))).toEqual([]);
});

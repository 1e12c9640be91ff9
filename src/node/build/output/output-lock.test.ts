import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { lockOutput, lockRecords, outputFreed } from './output-lock';

test('a build that waits for another one says so once', async () => {
  const folder = temporaryFolder();
  const lock = lockOutput(folder);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => lock.release());
  await outputFreed(folder, 'dist');
  expect(printed.mock.calls).toEqual([
    [`Another build (process ${process.pid}) is writing dist. Waiting for it to end …`],
  ]);
});

test('builds of one project wait for each other; who does not wait says nothing', async () => {
  const folder = join(temporaryFolder(), 'outputs', 'lock');
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await lockRecords(folder, 'dist');
  printed.mockImplementation(() => first.release());
  (await lockRecords(folder, 'dist')).release();
  expect(printed).toHaveBeenCalledTimes(1);
});

test('where no lock can be written, a build continues without it', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const lock = await lockRecords(join(file, 'lock'), 'dist');
  expect(() => lock.release()).not.toThrow();
});

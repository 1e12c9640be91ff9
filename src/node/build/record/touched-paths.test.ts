import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileStamp, type Stamp, stampTable } from '../../base/disk/file-stamp';
import { type WrittenRecord, writeRecord } from './build-record';
import { touchedPaths } from './touched-paths';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touched-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.json`, { force: true });
});

/** The record of files, beside their folder. */
function recordOf(entries: readonly (readonly [path: string, stamp: Stamp])[]): string {
  const file = `${folder}.json`;
  const folders = stampTable([]);
  writeRecord(file, { version: 'v', output: stampTable(entries), folders } satisfies WrittenRecord);
  return file;
}

const stampOf = (path: string) => fileStamp(join(folder, path)) ?? '';

describe.each([
  ['few', 3],
  ['enough paths for a thread', 20_000],
])('of %s', (_, count) => {
  const others = Array.from({ length: count - 3 }, () => 'same');

  it('those that have changed or are missing are touched', async () => {
    for (const name of ['same', 'changed', 'missing']) writeFileSync(join(folder, name), name);
    const paths = ['same', 'changed', 'missing', ...others];
    const record = recordOf(paths.map((path) => [path, stampOf(path)]));
    writeFileSync(join(folder, 'changed'), 'another');
    rmSync(join(folder, 'missing'));
    expect(await touchedPaths(folder, record)).toEqual({
      version: 'v',
      paths: new Set(['changed', 'missing']),
    });
  });

  it('a failure is no unhandled rejection while nobody awaits the result', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const unusable = 'a\0b';
    const touched = touchedPaths(folder, recordOf([unusable, ...others].map((path) => [path, ''])));
    await vi.waitUntil(() => inspect(touched).includes('rejected'), 10_000);
    await setImmediate();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    await expect(touched).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
  });
});

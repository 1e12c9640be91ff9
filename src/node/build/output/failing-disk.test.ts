import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFaults } from '../../../../tests/support/failing-disk';
import { differences, readFolder } from '../../../../tests/support/folder-content';
import { openOutput } from './output';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Files = Record<string, string>;

function write(files: Files) {
  const output = openOutput(folder);
  try {
    for (const [path, content] of Object.entries(files)) output.add(path, content);
    output.commit();
  } catch (error) {
    output.abort();
    throw error;
  }
}

const content = (files: Files) => new Map(Object.entries(files));
const foldersOf = () => readdirSync(folder, { recursive: true }).sort();

const old: Files = {
  'index.html': 'old home',
  'same/index.html': 'same',
  'gone/deep/index.html': 'gone',
  'file.png': 'a file',
  'folder.png/index.html': 'a page',
  'changed/index.html': 'old',
};
const next: Files = {
  'index.html': 'new home',
  'same/index.html': 'same',
  'added/deep/index.html': 'added',
  'file.png/index.html': 'a page',
  'folder.png': 'a file',
  'changed/index.html': 'new',
};

describe.each([
  ['a first build', undefined],
  ['a build after another', old],
])('after %s', (_, before) => {
  const begin = () => {
    rmSync(folder, { recursive: true, force: true });
    if (before) write(before);
  };

  it('in which any one call of the file system fails, the old site or the new one is whole', () => {
    begin();
    const calls = withFaults(
      folder,
      () => write(next),
      () => false,
    );
    expect(calls).toBeGreaterThan(8);
    for (let failing = 1; failing <= calls; failing += 1) {
      begin();
      let failed = '';
      let error: unknown;
      try {
        withFaults(
          folder,
          () => write(next),
          (name, path, call) => {
            if (call !== failing) return false;
            failed = `${failing}: ${name} ${path.slice(folder.length)}`;
            return true;
          },
        );
      } catch (thrown) {
        error = thrown;
      }
      const left = existsSync(folder) ? readFolder(folder) : content({});
      for (const path of left.keys()) if (path.startsWith('.staging/')) left.delete(path);
      const isOld = differences(left, content(before ?? {})).length === 0;
      const isNew = differences(left, content(next)).length === 0;
      expect([failed, isOld || isNew]).toEqual([failed, true]);
      // What is reported as not written is not.
      if (error === undefined) expect([failed, isNew]).toEqual([failed, true]);
      else if (!String(error).includes('The site is written'))
        expect([failed, isOld]).toEqual([failed, true]);

      write(next);
      expect([failed, ...differences(readFolder(folder), content(next))]).toEqual([failed]);
      expect(foldersOf()).not.toContain('.staging');
    }
  });
});

it('a disk that refuses from one rename on is reported as what it is, and the next build corrects the output', () => {
  write(old);
  let isRefused = false;
  const act = () =>
    withFaults(
      folder,
      () => write(next),
      (name, path) => {
        isRefused ||=
          name === 'renameSync' &&
          path.endsWith('/changed/index.html') === false &&
          path.includes('/.staging/') &&
          // The lock of the build.
          !path.includes('/.staging/.');
        return isRefused && name === 'renameSync';
      },
    );
  expect(act).toThrow('could be neither written nor restored: EIO');
  write(next);
  expect(differences(readFolder(folder), content(next))).toEqual([]);
});

it('a disk without hard links is written all the same, and restored by copies', () => {
  for (const isBroken of [false, true]) {
    rmSync(folder, { recursive: true, force: true });
    write(old);
    let renames = 0;
    const act = () =>
      withFaults(
        folder,
        () => write(next),
        (name) => {
          if (name === 'renameSync') renames += 1;
          return name === 'linkSync' || (isBroken && name === 'renameSync' && renames === 5);
        },
      );
    if (isBroken) expect(act).toThrow('EIO');
    else act();
    expect(differences(readFolder(folder), content(isBroken ? old : next))).toEqual([]);
  }
});

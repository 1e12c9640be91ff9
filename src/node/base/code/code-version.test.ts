import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { codeVersion } from './code-version.mjs';

let root: string;
const at = (path: string) => join(root, path);
const versions = () => readdirSync(at('node_modules/.vite/site/code'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/part', 'others', 'node_modules/.vite/site/code'])
    mkdirSync(at(folder), { recursive: true });
  for (const file of ['src/one.ts', 'src/part/two.css', 'others/three.ts', 'package-lock.json'])
    writeFileSync(at(file), file);
});

test.each(['src/one.ts', 'src/part/two.css', 'package-lock.json'])(
  'another text of %s is another version, even of the same size and date',
  (file) => {
    // Much later, so that stamps are kept.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const before = codeVersion(root);
    expect(versions()).toHaveLength(1);
    const write = (text: string) => {
      const { mtime, ctimeMs } = statSync(at(file));
      // The clock of a file system does not move at every moment.
      while (statSync(at(file)).ctimeMs === ctimeMs) {
        writeFileSync(at(file), text);
        // As some archives and copies give all files one date.
        utimesSync(at(file), mtime, mtime);
      }
    };
    write(file.toUpperCase());
    expect(codeVersion(root)).not.toBe(before);
    write(file);
    expect(codeVersion(root)).toBe(before);
  },
);

test('a new file, a deleted one and another name are other versions', () => {
  const seen = new Set([codeVersion(root)]);
  writeFileSync(at('src/new.ts'), '');
  seen.add(codeVersion(root));
  cpSync(at('src/new.ts'), at('src/other.ts'));
  rmSync(at('src/new.ts'));
  seen.add(codeVersion(root));
  rmSync(at('src/one.ts'));
  expect(seen.add(codeVersion(root)).size).toBe(4);
});

test('other files count only where they are asked for', () => {
  const [before, more] = [codeVersion(root), codeVersion(root, ['others', 'none'])];
  writeFileSync(at('others/three.ts'), 'edited');
  expect(codeVersion(root)).toBe(before);
  expect(codeVersion(root, ['others', 'none'])).not.toBe(more);
});

test('dates, tests and the files of code editors do not count', () => {
  const before = codeVersion(root);
  utimesSync(at('src/one.ts'), 0, 0);
  for (const file of ['one.test.ts', '.one.ts.swp', 'one.ts~']) writeFileSync(at(`src/${file}`), 'other');
  expect(codeVersion(root)).toBe(before);
});

test('what was written a moment ago is read again, because its stamp may stay', () => {
  const version = codeVersion(root);
  expect(versions()).toEqual([]);
  expect(codeVersion(root)).toBe(version);
});

test('a folder of the cache that can not be written is no trouble', () => {
  const version = codeVersion(root);
  rmSync(at('node_modules/.vite'), { recursive: true });
  writeFileSync(at('node_modules/.vite'), '');
  expect(codeVersion(root)).toBe(version);
});

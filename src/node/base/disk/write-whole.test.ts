import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { appendWhole, writeNew, writeWhole } from './write-whole';

test('a file is written with the folders above it, and nothing else is left', () => {
  const folder = temporaryFolder();
  writeWhole(join(folder, 'a', 'b.txt'), 'text');
  expect(readFileSync(join(folder, 'a', 'b.txt'), 'utf8')).toBe('text');
  expect(readdirSync(join(folder, 'a'))).toEqual(['b.txt']);
});

test('a refused write leaves no temporary file', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'taken'));
  expect(() => writeWhole(join(folder, 'taken'), 'text')).toThrow(/EISDIR|ENOTEMPTY/);
  expect(readdirSync(folder)).toEqual(['taken']);
});

const longest = `${'n'.repeat(251)}.png`;

test.each([
  ['is new', writeNew],
  ['is replaced', writeWhole],
])('a file that %s may have the longest name', (_, write) => {
  const folder = temporaryFolder();
  write(join(folder, longest), Buffer.from('bytes'));
  expect(readdirSync(folder)).toEqual([longest]);
  expect(readFileSync(join(folder, longest), 'utf8')).toBe('bytes');
});

/** A disk that takes so many bytes at once, and so many in all. */
function diskOf(atOnce: number, room: number) {
  let left = room;
  return (file: number, bytes: Uint8Array, offset: number): number => {
    if (left === 0) throw new Error('ENOSPC: no space left on device, write');
    const count = Math.min(atOnce, left, bytes.length - offset);
    left -= count;
    return writeSync(file, bytes, offset, count);
  };
}

test('a line is added whole by a slow disk, and not at all by one that gets full', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'journal');
  const file = openSync(path, 'a');
  appendWhole(file, 'one\n');
  appendWhole(file, 'zwölf\n', diskOf(2, 100));
  expect(() => appendWhole(file, 'three\n', diskOf(2, 4))).toThrow('ENOSPC');
  appendWhole(file, 'four\n');
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('one\nzwölf\nfour\n');
});

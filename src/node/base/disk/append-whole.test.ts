import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-site';
import { appendWhole } from './append-whole';

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
  const folder = makeTemporaryFolder();
  const path = join(folder, 'journal');
  const file = openSync(path, 'a');
  appendWhole(file, 'one\n');
  appendWhole(file, 'zwölf\n', diskOf(2, 100));
  expect(() => appendWhole(file, 'three\n', diskOf(2, 4))).toThrow('ENOSPC');
  appendWhole(file, 'four\n');
  closeSync(file);
  expect(readFileSync(path, 'utf8')).toBe('one\nzwölf\nfour\n');
  rmSync(folder, { recursive: true });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './write-whole';

const temporaryFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

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

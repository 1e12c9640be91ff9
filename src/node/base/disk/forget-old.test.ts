import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forgetOld } from './forget-old';

test('files and folders that are a month old are deleted, except those in use', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cached-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  for (const name of ['old', 'used', 'new']) {
    mkdirSync(join(cache, name));
    writeFileSync(join(cache, name, 'output.json'), '');
    writeFileSync(join(cache, `${name}.png`), '');
  }
  const long = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  for (const name of ['old', 'used', 'old.png', 'used.png']) utimesSync(join(cache, name), long, long);
  forgetOld(cache, new Set([join(cache, 'used'), join(cache, 'used.png')]));
  expect(readdirSync(cache).sort()).toEqual(['new', 'new.png', 'used', 'used.png']);
});

test('a name behind which nothing is, as after the end of another build, is no trouble', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cached-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  symlinkSync('gone', join(cache, 'link.png'));
  forgetOld(cache, new Set());
  expect(readdirSync(cache)).toEqual(['link.png']);
});

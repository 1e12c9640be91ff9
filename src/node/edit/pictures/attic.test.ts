import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { hashText } from '../../change/hash-on-disk';
import { diskFiles } from '../../content/disk-files';
import { filesBelow } from '../../disk/files-below';
import { clearAttic, moveToAttic } from './attic';
import { createPictureMover } from './move-pictures';

test('what was removed can be put back at a later start, for 30 days', () => {
  const [folder, attic] = [temporaryFolder(), join(temporaryFolder(), 'removed')];
  mkdirSync(join(folder, 'images'));
  for (const src of ['images/old.png', 'images/new.png']) {
    writeFileSync(join(folder, src), src);
    moveToAttic(folder, attic, src);
    expect(existsSync(join(folder, src))).toBe(false);
  }
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(join(attic, 'images/old.png'), longAgo, longAgo);
  clearAttic(attic);
  expect(filesBelow(attic)).toEqual(['images/new.png']);
  const back = { src: 'images/new.png', was: null, now: hashText('images/new.png') };
  expect(createPictureMover(folder, attic)([back], diskFiles(folder))).toBe(undefined);
  expect(readFileSync(join(folder, 'images/new.png'), 'utf8')).toBe('images/new.png');
});

test('nothing was removed yet', () => {
  expect(() => clearAttic(join(temporaryFolder(), 'removed'))).not.toThrow();
});

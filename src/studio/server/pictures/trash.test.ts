import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFaults } from '../../../../tests/support/failing-disk';
import { readFolder } from '../../../../tests/support/folder-content';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { diskFiles } from '../../../node/base/content/disk-files';
import { filesBelow } from '../../../node/base/disk/files-below';
import { hashText } from '../../../node/base/write/hash-on-disk';
import { createPictureMover } from './move-pictures';
import { clearTrash, moveToTrash } from './trash';

test('what was removed can be put back at a later start, for 30 days', () => {
  const [folder, trash] = [temporaryFolder(), join(temporaryFolder(), 'removed')];
  mkdirSync(join(folder, 'images'));
  for (const src of ['images/old.png', 'images/new.png']) {
    writeFileSync(join(folder, src), src);
    moveToTrash(folder, trash, src);
    expect(existsSync(join(folder, src))).toBe(false);
  }
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(join(trash, 'images/old.png'), longAgo, longAgo);
  clearTrash(trash);
  expect(filesBelow(trash)).toEqual(['images/new.png']);
  const back = { src: 'images/new.png', was: null, now: hashText('images/new.png') };
  expect(createPictureMover(folder, trash)([back], diskFiles(folder))).toBe(undefined);
  expect(readFileSync(join(folder, 'images/new.png'), 'utf8')).toBe('images/new.png');
});

test('nothing was removed yet', () => {
  expect(() => clearTrash(join(temporaryFolder(), 'removed'))).not.toThrow();
});

test('when one picture of a change cannot be moved, the others are put back', () => {
  const [folder, trash] = [temporaryFolder(), join(temporaryFolder(), 'removed')];
  mkdirSync(join(folder, 'images'));
  const names = ['images/new.png', 'images/one.png', 'images/two.png', 'images/three.png'];
  for (const src of names.slice(1)) writeFileSync(join(folder, src), src);
  const before = readFolder(folder);
  const move = createPictureMover(folder, trash);
  const [added = '', one = '', changed = '', refused = ''] = names;
  const bytes = Buffer.from('other');
  const moves = [
    { src: added, was: null, now: hashText(bytes), bytes },
    { src: one, was: hashText(one), now: null },
    { src: changed, was: hashText(changed), now: hashText(bytes), bytes },
    { src: refused, was: hashText(refused), now: null },
  ];
  withFaults(
    folder,
    () => expect(() => move(moves, diskFiles(folder))).toThrow('EIO'),
    (name, path) => name === 'rmSync' && path === join(folder, refused),
  );
  expect(readFolder(folder)).toEqual(before);
  expect(move(moves, diskFiles(folder))).toBe(undefined);
  expect([...readFolder(folder)].map(([file, content]) => [file, content.toString()])).toEqual([
    [added, 'other'],
    [changed, 'other'],
  ]);
});

import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { diskFiles } from './disk-files';

test('a picture below a file is a picture that does not exist', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'images'), '');
  const files = diskFiles(folder);
  expect(files.size('images/office.png')).toBe(undefined);
  expect(files.head('images/office.png')).toBe(undefined);
});

test.each([
  ['pages/home.json', 5_000_000, true],
  ['pages/home.json', 5_000_001, false],
  ['collections/news/rows.csv', 5_000_001, true],
  ['collections/news/rows.csv', 50_000_001, false],
])('%s of %d bytes is read: %s', (path, size, isRead) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '');
  truncateSync(join(folder, path), size);
  const read = () => diskFiles(folder).read(path).length;
  if (isRead) expect(read()).toBe(size);
  else expect(read).toThrow('"most"');
});

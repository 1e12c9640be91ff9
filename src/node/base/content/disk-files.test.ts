import { writeFileSync } from 'node:fs';
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

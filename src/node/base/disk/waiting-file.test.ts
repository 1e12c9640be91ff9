import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { writeNew } from './write-new';
import { writeWhole } from './write-whole';

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

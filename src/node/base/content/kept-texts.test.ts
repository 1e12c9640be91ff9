import { expect, test } from 'vitest';
import { openValid } from '../../../../tests/support/fixtures';
import { keptTexts } from './kept-texts';

test('a file that another program changes meanwhile stays as it was read first', () => {
  let text = 'before';
  const files = keptTexts({ ...openValid('many-files'), read: () => text });
  expect(files.read('site.json')).toBe('before');
  text = 'after';
  expect(files.read('site.json')).toBe('before');
  expect(files.read('pages/home.json')).toBe('after');
});

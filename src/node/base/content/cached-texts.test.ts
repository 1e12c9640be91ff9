import { expect, test } from 'vitest';
import { openValid } from '../../../../tests/support/fixtures';
import { cachedTexts } from './cached-texts';

test('a file that another program changes meanwhile stays as it was read first', () => {
  let text = 'before';
  const files = cachedTexts({ ...openValid('many-files'), read: () => text });
  expect(files.read('site.json')).toBe('before');
  text = 'after';
  expect(files.read('site.json')).toBe('before');
  expect(files.read('pages/home.json')).toBe('after');
});

import { expect, test } from 'vitest';
import { openValid } from '../../../tests/support/fixtures';
import { loadSite } from '../../../tests/support/load-site';

const file = 'files/.well-known/archive.zip';

test.each([
  [10_000_000, []],
  [10_000_001, ['warning: This file has 10.0 MB; it should have at most 10.0 MB.']],
  [26_214_400, ['warning: This file has 26.2 MB; it should have at most 10.0 MB.']],
  [26_214_401, ['error: This file has 26.2 MB; some hosts take at most 26.2 MB.']],
  [5e11, ['error: This file has 500000.0 MB; some hosts take at most 26.2 MB.']],
])('of a published file with %d bytes is said: %j', (bytes, messages) => {
  const files = openValid('many-files');
  const { problems } = loadSite({
    ...files,
    list: () => [file, ...files.list()],
    size: (path) => (path === file ? bytes : files.size(path)),
  });
  expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual(messages);
});

import { expect, test } from 'vitest';
import { open } from '../../support/code-editor';
import { files } from '../support/content';

test('a code editor finds nothing wrong in any content file', async () => {
  const names = files.list().filter((file) => file.endsWith('.json'));
  expect(names).toContain('site.json');
  for (const file of names) {
    const text = files.read(file);
    expect(await open(`content/${file}`, String(text)).problems(), file).toEqual([]);
  }
});

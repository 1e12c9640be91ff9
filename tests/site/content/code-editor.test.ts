import { expect, test } from 'vitest';
import { open } from '../../support/code-editor';
import { files } from '../support/content';

test('a code editor finds nothing wrong in any content file', async () => {
  const names = files.list().filter((file) => file.endsWith('.json'));
  expect(names).toContain('site.json');
  for (const file of names) {
    // The way to the schema is another one where the content folder is elsewhere.
    const text = files.read(file).replace(/"\$schema": "[^"]*",/, '');
    expect(await open(`content/${file}`, text).problems(), file).toEqual([]);
  }
});

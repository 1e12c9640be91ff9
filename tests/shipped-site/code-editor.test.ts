import { expect, test } from 'vitest';
import { files } from '../site/support/content';
import { open } from '../support/code-editor';

test('a code editor finds nothing wrong in any shipped file, nor in its way to the schema', async () => {
  for (const file of files.list().filter((name) => name.endsWith('.json')))
    expect(await open(`content/${file}`, files.read(file)).problems(), file).toEqual([]);
});

import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { siteFile } from '../../../src/site/files/site-file';
import { open } from '../../support/code-editor';
import { files, site } from '../support/content';

test('a code editor finds nothing wrong in any content file', async () => {
  for (const file of new Set([siteFile, ...site.pages.map((page) => page.file)])) {
    const path = `content/${file}`;
    const schema = posix.relative(posix.dirname(path), `${file === siteFile ? 'site' : 'page'}.schema.json`);
    // The way to the schema is another one where the content folder is elsewhere. Editors hide the mark of UTF-8.
    const text = files
      .read(file)
      .replace(/^\uFEFF/, '')
      .replace(/("\$schema"\s*:\s*)"[^"]*"/, `$1"${schema}"`);
    expect(await open(path, text).problems(), file).toEqual([]);
  }
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../../../tests/support/edit-file';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { replaceAnswers } from './replace-answers';

/** What is found in content that was broken by hand. */
function found(words: string, prepare: (folder: string) => void) {
  const { workspace, watcher } = editFolder('valid/many-files', '', prepare);
  return replaceAnswers(workspace).find({ words }, watcher);
}

const broken = (folder: string) =>
  void editFile(join(folder, 'pages/contact.json'), '"path": "/contact",', '"path": "/contact"');

test('a file that can’t be read is named, with the reason, if it may have the words', async () => {
  expect(await found('a person answers', broken)).toEqual({
    fields: [],
    fieldCount: 0,
    count: 0,
    unsearched: [
      "Not searched, because it can't be read: pages/contact.json:2:20 A comma is missing after this.",
    ],
  });
  expect(await found('harbor lighthouses', broken)).toMatchObject({ unsearched: [] });
});

test('without site.json no page is known', async () => {
  const { count, unsearched } = await found('radio', (folder) =>
    writeFileSync(join(folder, 'site.json'), '{ "pages": ["pages/**/*.json"] '),
  );
  expect(count).toBe(0);
  expect(unsearched).toEqual([
    'No page was searched, because site.json can\'t be read: site.json:1:30 A "}" is missing after this: "{" on line 1 is not closed.',
  ]);
});

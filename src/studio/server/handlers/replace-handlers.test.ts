import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../../../tests/support/edit-file';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { replaceHandlers } from './replace-handlers';

/** What is found in content that was broken by hand. */
function found(words: string, prepare: (folder: string) => void) {
  const { workspace, watcher } = editFolder('valid/many-files', '', prepare);
  return replaceHandlers(workspace).find({ words }, watcher);
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

test('words are found also where no others could replace them, and counted with the rest of their field', async () => {
  const lead = 'We **zibble** them, `zibble` and [zibble](/contact#form).';
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) =>
    editFile(join(folder, 'pages/home.json'), 'We **build** them. [Talk to us](/contact#form).', lead),
  );
  const handlers = replaceHandlers(workspace);
  const { fields, ...counts } = await handlers.find({ words: 'zibble' }, watcher);
  expect(fields).toMatchObject([{ pointer: '/blocks/0/lead', before: 'We **', match: 'zibble', count: 3 }]);
  expect(counts).toEqual({ fieldCount: 1, count: 3, unsearched: [] });
  expect(() => handlers.replace({ words: 'zibble', by: '' }, watcher)).toThrow(
    'Nothing was replaced: 1 text can’t show the new words as they are.',
  );
});

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
    hits: [],
    count: 0,
    fieldCount: 0,
    replaceable: 0,
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

test('words are found also where no others could replace them, and each place of them is listed', async () => {
  const lead = 'We **zibble** them, `zibble` and [zibble](/contact#form).';
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) =>
    editFile(join(folder, 'pages/home.json'), 'We **build** them. [Talk to us](/contact#form).', lead),
  );
  const handlers = replaceHandlers(workspace);
  const { hits, ...counts } = await handlers.find({ words: 'zibble' }, watcher);
  expect(hits).toMatchObject([
    { pointer: '/blocks/0/lead', start: 5, name: 'Hero › Lead', before: 'We **', match: 'zibble' },
    { start: 21, before: 'We **zibble** them, `' },
    { start: 34 },
  ]);
  expect(counts).toEqual({ count: 3, fieldCount: 1, replaceable: 3, unsearched: [] });
  const replace = (count: number) => () => handlers.replace({ words: 'zibble', by: '', count }, watcher);
  expect(replace(3)).toThrow('Nothing was replaced: 1 text can’t show the new words as they are.');
  expect(replace(2)).toThrow(
    'Nothing was replaced: the texts have changed since they were listed. Look at the list, then press again.',
  );
});

test('places are left out one by one, and others of their text are replaced', async () => {
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) =>
    editFile(
      join(folder, 'pages/home.json'),
      'We **build** them. [Talk to us](/contact#form).',
      'Zibble, **zibble**, ZIBBLE zibbles',
    ),
  );
  const handlers = replaceHandlers(workspace);
  const wanted = { words: 'zibble', isWhole: true, keepsCapitals: true };
  const leftOut = ['pages/home.json#/blocks/0/lead 10'];
  expect(await handlers.replace({ ...wanted, by: 'zobble', leftOut, count: 2 }, watcher)).toEqual({
    count: 2,
    left: 0,
  });
  expect(workspace.textOf('pages/home.json')).toContain('"Zobble, **zibble**, ZOBBLE zibbles"');
});

test('a token is found by its value, and the place leads to the setting', async () => {
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) =>
    editFile(
      join(folder, 'pages/home.json'),
      'We **build** them. [Talk to us](/contact#form).',
      'Call {site.phone}.',
    ),
  );
  const handlers = replaceHandlers(workspace);
  const phone = JSON.parse(workspace.textOf('site.json') ?? '').site.phone.slice(-4);
  const { hits, ...counts } = await handlers.find({ words: phone }, watcher);
  const setting = { name: 'Phone', place: { file: 'site.json', pointer: '/site/phone' } };
  expect(hits[0]).toMatchObject({ file: 'site.json', pointer: '/site/phone', name: 'Phone', setting });
  expect(hits).toContainEqual(
    expect.objectContaining({ name: 'Hero › Lead', match: phone, after: '.', setting }),
  );
  expect(counts.replaceable).toBe(0);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../../../tests/support/edit-file';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { readFolder } from '../../../../tests/support/folder-content';
import { keyHandlers } from './key-handlers';

const files = ['site.json', 'pages/home.json', 'pages/services/radio.json'] as const;

test.each([
  ['/logos/acme', 'acme-works', ['site.json', 'pages/home.json']],
  ['/layouts/service', 'offer', ['site.json', 'pages/services/radio.json']],
])('%s becomes %s in all files, which are written, and one undo takes it back', async (at, to, changed) => {
  const { workspace, watcher, last, written } = editFolder();
  const before = files.map(written);
  const differ = () => files.filter((file, index) => written(file) !== before[index]);
  await keyHandlers(workspace).renameKey({ at, to }, watcher);
  workspace.save();
  expect(last('held')?.files ?? []).toEqual([]);
  expect(differ()).toEqual(changed);
  workspace.undo(watcher);
  workspace.save();
  expect(differ()).toEqual([]);
});

test('a name that another one has is refused', () => {
  const { workspace, watcher } = editFolder();
  const { renameKey } = keyHandlers(workspace);
  expect(() => renameKey({ at: '/logos/acme', to: 'globex' }, watcher)).toThrow(
    'site.json /logos/acme: This exists already, as {"name":"Globex"',
  );
});

test.each([
  [
    '/logos/acme',
    '1 page names the logo "acme": /. Choose another logo there first.',
    { words: '/: Logos › Logo 1', place: { file: 'pages/home.json', pointer: '/blocks/2/logos/0' } },
  ],
  [
    '/layouts/service',
    '1 page names the layout "service": /services/radio. Choose another layout there first.',
    {
      words: '/services/radio: Layout',
      place: { file: 'pages/services/radio.json', pointer: '/layout' },
    },
  ],
])('%s stays, because pages name it: %s', async (at, refusal, effect) => {
  const { workspace, watcher, folder } = editFolder();
  const before = readFolder(folder);
  expect(await keyHandlers(workspace).removeKey({ at }, watcher)).toEqual({
    effects: [effect],
    count: 1,
    refusal,
  });
  workspace.save();
  expect(readFolder(folder)).toEqual(before);
});

test('a logo that no page names is removed, and one undo brings it back', async () => {
  const { workspace, watcher, written, set, last } = editFolder();
  const before = written('site.json');
  set('pages/home.json', '/blocks/2/logos', ['acme']);
  expect(await keyHandlers(workspace).removeKey({ at: '/logos/globex' }, watcher)).toEqual({
    effects: [],
    count: 0,
  });
  workspace.save();
  expect(Object.keys(JSON.parse(written('site.json')).logos)).toEqual(['acme']);
  expect(last('history')?.history.undo).toBe('Remove Logos › Globex');
  workspace.undo(watcher);
  workspace.save();
  expect(written('site.json')).toBe(before);
});

test('a name stays while a file that may have it is no JSON', () => {
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) => {
    editFile(join(folder, 'pages/services/radio.json'), '"layout"', '"title" "layout"');
  });
  const { renameKey, removeKey } = keyHandlers(workspace);
  const reason =
    /^What can't be read may name "service"\. Mend it first\. Not searched, because it can't be read: pages\/services\/radio\.json:/;
  expect(() => renameKey({ at: '/layouts/service', to: 'offer' }, watcher)).toThrow(reason);
  expect(() => removeKey({ at: '/layouts/service' }, watcher)).toThrow(reason);
});

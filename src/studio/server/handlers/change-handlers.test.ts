import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { addCollections } from '../../../../tests/support/edits/with-collections';
import { createContentBase } from '../changes/content-base';
import { changeHandlers } from './change-handlers';

test('a commit says what can’t be written', async () => {
  const { folder, workspace, watcher } = editFolder();
  const operations = [{ op: 'rename', file: 'pages/contact.json', to: 'pages/new.json' } as const];
  workspace.apply(watcher, { id: 'rename', transaction: { name: 'Rename', operations } });
  mkdirSync(join(folder, 'pages/new.json'));
  const { commit } = changeHandlers(folder, workspace, createContentBase(folder, workspace));
  await expect(commit({ message: 'Rename', held: [] }, watcher)).rejects.toThrow(
    "No version was saved. Nothing is lost, but it can’t be written now: pages/new.json can't be written: it is a folder.",
  );
});

test('a table that has changed is one change, and is taken back byte by byte', async () => {
  const { folder, workspace, watcher, written, set } = editFolder('valid/many-files', '', addCollections);
  const file = 'collections/products/rows.csv';
  const before = written(file);
  const base = createContentBase(folder, workspace);
  await base.compare();
  set(file, '/0/price', '990');
  workspace.save();
  expect(written(file)).toBe(before.replace('980', '990'));
  const { changes, revert } = changeHandlers(folder, workspace, base);
  const { parts } = await changes({}, watcher);
  expect(parts.map(({ id, type }) => [id, type])).toEqual([[file, 'changed']]);
  await revert({ part: file }, watcher);
  workspace.save();
  expect(written(file)).toBe(before);
});

test('a definition that has changed has the name of its collection', async () => {
  const { folder, workspace, watcher, set } = editFolder('valid/many-files', '', addCollections);
  const base = createContentBase(folder, workspace);
  await base.compare();
  set('collections/products/collection.json', '/fields/brand/label', 'Made by');
  workspace.save();
  const { parts } = await changeHandlers(folder, workspace, base).changes({}, watcher);
  expect(parts.map(({ kind, name, path }) => [kind, name, path])).toEqual([
    ['collection', 'Products', undefined],
  ]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { openValid } from '../../../../tests/support/fixtures';
import { validators } from '../../../node/base/content/compiled-validators';
import { loadSite } from '../../../site/load-site';
import { createLinkCounts, linkHandlers } from './link-handlers';

test('links may name the published files, by their addresses', () => {
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) => {
    mkdirSync(join(folder, 'files/downloads'), { recursive: true });
    for (const name of ['sheet.pdf', '.DS_Store']) writeFileSync(join(folder, 'files/downloads', name), '');
  });
  expect(linkHandlers(workspace).publishedFiles({}, watcher)).toEqual(['/downloads/sheet.pdf']);
});

const files = openValid('many-files');
const siteWith = (broken?: string) => {
  const read = (file: string) =>
    file === broken ? files.read(file).replace('"heading"', '"headin"') : files.read(file);
  return loadSite({ ...files, read }, validators).assemble?.();
};

test('links from and to a page that is not valid are counted as when it was valid', () => {
  const counts = createLinkCounts();
  const before = counts(siteWith(), files.list());
  expect(before['/contact']).toBeGreaterThan(1);
  expect(counts(siteWith('pages/contact.json'), files.list())).toEqual(before);
  expect(counts(siteWith('pages/home.json'), files.list())).toEqual(before);
  expect(counts(undefined, files.list())).toEqual(before);
});

test('a deleted page is not counted any more', () => {
  const counts = createLinkCounts();
  counts(siteWith(), files.list());
  const left = files.list().filter((file) => file !== 'pages/contact.json');
  expect(counts(siteWith('pages/contact.json'), left)['/contact']).toBeUndefined();
});

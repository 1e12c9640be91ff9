import { expect, test } from 'vitest';
import { openValid } from '../../../../tests/support/fixtures';
import { validators } from '../../../node/base/content/compiled-validators';
import { loadSite } from '../../../site/load-site';
import { createLinkCounts } from './link-counts';

const files = openValid('many-files');
const siteWith = (broken?: string) => {
  const read = (file: string) =>
    file === broken ? files.read(file).replace('"heading"', '"headin"') : files.read(file);
  return loadSite({ ...files, read }, validators).assemble?.();
};

test('a page that is not valid now counts as it was, as a target and as a source', () => {
  const counts = createLinkCounts();
  const before = counts(siteWith(), files.list());
  expect(before['/contact']).toBeGreaterThan(1);
  expect(counts(siteWith('pages/contact.json'), files.list())).toEqual(before);
  expect(counts(siteWith('pages/home.json'), files.list())).toEqual(before);
  expect(counts(undefined, files.list())).toEqual(before);
});

test('a page that is deleted counts no more', () => {
  const counts = createLinkCounts();
  counts(siteWith(), files.list());
  const left = files.list().filter((file) => file !== 'pages/contact.json');
  expect(counts(siteWith('pages/contact.json'), left)['/contact']).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { makeContent, textLanguages } from '../../../scripts/init/make-content';
import { addRow } from '../../../src/edit/pages/change-rows';
import { readCollection } from '../../../src/edit/pages/collection-rows';
import { readContentPages } from '../../../src/edit/pages/content-pages';
import { createCollection, proposedStart } from '../../../src/edit/pages/create-collection';
import { definedIn } from '../../../src/site/files/collection-files';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { presets, readPreset } from '../../../src/studio/server/presets/presets';
import { changedFiles } from '../../support/changed-files';
import type { ContentFiles } from '../../support/generated/fix-site';
import { loadSite } from '../../support/load-site';

const siteIn = (language: string): ContentFiles =>
  Object.fromEntries(
    makeContent('empty', { name: 'Müller & Söhne', url: 'https://mueller.example', language }),
  );

/** A site with a collection as its preset proposes it. */
function made(
  preset: string,
  language: string,
  own: { name?: string; path?: string } = {},
  before = siteIn(language),
) {
  const given = readPreset(preset, language);
  const start = { ...proposedStart(given), ...own };
  const created = createCollection(readContentPages(memoryFiles(before)), given, start);
  if ('refusal' in created) throw new Error(created.refusal);
  const name = definedIn(created.file) ?? '';
  return { start, name, files: changedFiles(before, created.transaction) };
}

/** With rows as the studio adds them, which are no drafts any more. */
function withRows(files: ContentFiles, name: string, count: number): ContentFiles {
  let all = files;
  for (let number = 1; number <= count; number++) {
    const collection = readCollection(memoryFiles(all), name);
    if (!collection) throw new Error(`There is no collection ${name}.`);
    const around = { pages: ['/'], logos: [], language: 'en', today: '2026-11-30' };
    all = changedFiles(all, addRow(collection, around, `Row ${number}`));
  }
  return Object.fromEntries(
    Object.entries(all).map(([file, text]) => [
      file,
      file.startsWith('collections/') ? String(text).replace('"draft": true', '"draft": false') : text,
    ]),
  );
}

const findingsIn = (files: ContentFiles) =>
  loadSite(memoryFiles(files))
    .problems.filter(({ id }) => id !== 'example-contact')
    .map(({ file, message }) => `${file}: ${message}`);

describe.each(presets)('the preset "$name"', ({ name: preset }) => {
  test.each(textLanguages)('is valid in "%s", without rows and with three', (language) => {
    const { files, name } = made(preset, language);
    expect(findingsIn(files)).toEqual([]);
    expect(findingsIn(withRows(files, name, 3))).toEqual([]);
  });
});

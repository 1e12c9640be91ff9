import { describe, expect, test } from 'vitest';
import { makeContent, textLanguages } from '../../../scripts/init/make-content';
import { addRow } from '../../../src/edit/pages/change-rows';
import { readCollection } from '../../../src/edit/pages/collection-rows';
import { readContentPages } from '../../../src/edit/pages/content-pages';
import { createCollection, type Preset, proposedStart } from '../../../src/edit/pages/create-collection';
import { installedFonts } from '../../../src/node/base/content/font-package';
import {
  definedIn,
  definitionFile,
  isOfCollection,
  isOneRow,
} from '../../../src/site/files/collection-files';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { isRecord } from '../../../src/site/json/is-record';
import type { Collection } from '../../../src/site/schema/types.gen';
import { presets, readPreset } from '../../../src/studio/server/presets/presets';
import { changedFiles } from '../../support/changed-files';
import type { ContentFiles } from '../../support/generated/fix-site';
import { loadSite } from '../../support/load-site';

const siteIn = (language: string, name = 'Müller & Söhne'): ContentFiles =>
  Object.fromEntries(makeContent('empty', { name, url: 'https://mueller.example', language }));

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

/** With rows as the studio adds them, that have all of their words and are no drafts any more. */
function withRows(files: ContentFiles, name: string, count: number): ContentFiles {
  let all = files;
  for (let number = 1; number <= count; number++) {
    const collection = readCollection(memoryFiles(all), name);
    if (!collection) throw new Error(`There is no collection ${name}.`);
    const around = { pages: ['/'], logos: [], today: '2026-11-30', language: 'en' };
    all = changedFiles(all, addRow(collection, around, `Row ${number}`));
  }
  const { fields }: Collection = JSON.parse(String(all[definitionFile(name)]));
  const words = Object.entries(fields).flatMap(([key, { kind, of }]) =>
    kind === 'words' ? [[key, of]] : [],
  );
  return Object.fromEntries(
    Object.entries(all).map(([file, text]) => {
      if (!isOfCollection(file) || !isOneRow(file)) return [file, text];
      const { draft: _, ...row } = JSON.parse(String(text));
      return [file, JSON.stringify({ ...row, ...Object.fromEntries(words) })];
    }),
  );
}

/** What visitors and editors read, but for what consists of tokens alone. */
function textsOf({ definition, page }: Preset): string[] {
  const texts: string[] = [];
  const collect = (value: unknown, key = ''): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, key);
    else if (isRecord(value)) for (const [inner, child] of Object.entries(value)) collect(child, inner);
    else if (typeof value === 'string' && /^[A-Z]|^\/\w+$/.test(value) && key !== 'kind') texts.push(value);
  };
  for (const text of [definition, page]) collect(JSON.parse(text));
  return texts;
}

const findingsIn = (files: ContentFiles) =>
  loadSite({ ...memoryFiles(files), fonts: installedFonts })
    .problems.filter(({ id }) => id !== 'example-contact')
    .map(({ file, message }) => `${file}: ${message}`);

describe.each(presets)('the preset $name', ({ name: preset }) => {
  test.each(textLanguages)('is valid in "%s", without rows and with three', (language) => {
    for (const company of ['Ab', 'Long name '.repeat(4).trim()]) {
      const { files, name } = made(preset, language, {}, siteIn(language, company));
      expect(findingsIn(files)).toEqual([]);
      expect(findingsIn(withRows(files, name, 3))).toEqual([]);
    }
  });

  test.each(textLanguages.filter((language) => language !== 'en'))(
    'has all of its texts in "%s"',
    (language) => {
      const given = readPreset(preset, language);
      const known = new Set([...given.translations.keys()]);
      expect(textsOf(given).filter((text) => !known.has(text))).toEqual([]);
    },
  );
});

test('a name of its own stands in the page, the menu and the titles of topics', () => {
  const { files } = made('news', 'de', { name: 'Logbuch', path: '/logbuch' });
  const words = Object.values(files).join('');
  expect(words).toContain('"title": "Logbuch: {tag}"');
  expect(words).not.toContain('Aktuelles');
  expect(findingsIn(withRows(files, 'logbuch', 3))).toEqual([]);
});

test('a second collection gets a folder and addresses of its own', () => {
  const { files } = made('news', 'en');
  const second = made('news', 'en', { name: 'Blog', path: '/company/news' }, files);
  expect(second.name).toBe('news-2');
  expect(findingsIn(withRows(second.files, 'news-2', 1))).toEqual([]);
});

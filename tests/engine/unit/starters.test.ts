import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type ContentFiles,
  makeContent,
  ownTextsIn,
  sharedTextsIn,
  starters,
  textLanguages,
  textsIn,
} from '../../../scripts/init/make-content';
import { installedFonts } from '../../../src/node/base/content/font-package';
import { inRange } from '../../../src/node/build/fonts/cut-fonts';
import { siteFonts } from '../../../src/node/build/fonts/site-fonts';
import { readCsv } from '../../../src/site/csv/read-csv';
import { definedIn, isOfCollection } from '../../../src/site/files/collection-files';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { siteFile } from '../../../src/site/files/site-file';
import { isProse } from '../../../src/site/schema/is-prose';
import type { Collection } from '../../../src/site/schema/types.gen';
import { compileWalk, type Visitors } from '../../../src/site/schema/walk';
import { shippedLanguages } from '../../../src/site/words/words-of';
import { loadSite } from '../../support/load-site';

const company = {
  name: 'Müller & Söhne "24"',
  url: 'https://mueller.example/shop',
  language: 'en',
  color: '#0b6b3a',
};

const made = (starter: (typeof starters)[number], language: string, name = company.name) =>
  makeContent(starter, { ...company, language, name });

const visitors: Visitors<Set<string>> = {
  line: (text, texts) => void (typeof text === 'string' && texts.add(text)),
  markdown: (text, texts) => void (typeof text === 'string' && texts.add(text)),
  pagePath: (path, texts) => void (typeof path === 'string' && texts.add(path)),
  timeZone: (zone, texts) => void (typeof zone === 'string' && texts.add(zone)),
};
const walkPage = compileWalk('page', visitors);
const walkSite = compileWalk('site', visitors);
const walkCollection = compileWalk('collection', visitors);
const walkItem = compileWalk('rowItem', visitors);

function addDefinition(definition: Collection, texts: Set<string>) {
  const { fields, path, page, item } = definition;
  walkCollection(definition, texts);
  walkPage(page, texts);
  walkItem(item, texts);
  if (path !== undefined) texts.add(path);
  for (const { of } of Object.values(fields)) for (const word of of ?? []) texts.add(word);
}

function addRow(row: Readonly<Record<string, unknown>>, { fields }: Collection, texts: Set<string>) {
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = row[name];
    if (isProse(kind) && typeof value === 'string') texts.add(value);
  }
}

function rowsOfTable(text: string): Record<string, unknown>[] {
  const { header, rows } = readCsv(text);
  return rows.map(({ texts }) => Object.fromEntries(header.map((cell, index) => [cell.text, texts[index]])));
}

const definitionOf = (row: string, files: ContentFiles): Collection =>
  JSON.parse(String(files.get(`${posix.dirname(row)}/collection.json`)));

/** The texts and paths, but for what is the company's own and for what consists of tokens alone. */
function textsOf(files: ContentFiles): Set<string> {
  const texts = new Set<string>();
  for (const [file, text] of files) {
    if (file.endsWith('.csv'))
      for (const row of rowsOfTable(String(text))) addRow(row, definitionOf(file, files), texts);
    if (!file.endsWith('.json')) continue;
    const value = JSON.parse(text);
    if (file === siteFile) walkSite(value, texts);
    else if (definedIn(file) !== undefined) addDefinition(value, texts);
    else if (isOfCollection(file)) addRow(value, definitionOf(file, files), texts);
    else walkPage(value, texts);
  }
  const own = ['Acme', '/404'];
  for (const text of texts)
    if (own.includes(text) || !/[\p{L}\p{Sc}]/u.test(text.replace(/\{[^}]*\}/g, ''))) texts.delete(text);
  return texts;
}

const english = (starter: (typeof starters)[number]) => textsOf(makeContent(starter, { language: 'en' }));

const shared = new Set([
  '+1 202 555 0143',
  ...(['starter', 'empty'] as const).flatMap((starter) => [...english(starter)]),
]);

describe.each(starters)('%s', (starter) => {
  const details = starter === 'empty' ? ['/site/phone'] : ['/site/phone', '/site/address'];

  test.each(textLanguages)(
    'is valid in "%s" for short and long names, but for the details that are examples',
    (language) => {
      for (const name of ['Ab', company.name, 'Long name '.repeat(4)]) {
        const files = memoryFiles(Object.fromEntries(made(starter, language, name.trim())));
        const { findings } = loadSite({ ...files, fonts: installedFonts });
        const ofRule = (rule: string) =>
          findings.filter(({ id }) => id === rule).map(({ pointer }) => pointer);
        expect(ofRule('example-contact')).toEqual(['/site/url', '/site/email', ...details]);
        const others = findings.filter(
          ({ id }) => !['example-contact', 'form-without-endpoint'].includes(id),
        );
        expect(others).toEqual([]);
      }
    },
  );

  test.each(textLanguages)('has fonts with the letters of its texts in "%s"', (language) => {
    const files = made(starter, language);
    const { brand } = JSON.parse(String(files.get(siteFile))).site;
    const letters = [...new Set([...textsOf(files)].join(''))].filter((letter) => /\p{L}/u.test(letter));
    for (const { font, files } of siteFonts(brand)) {
      // The first file has Latin letters, and does not say so.
      const ranges = files.map(({ characters }) => characters || 'U+0000-00FF');
      const isCovered = (letter: string) => ranges.some((range) => inRange(range)(letter));
      expect([font.name, letters.filter((letter) => !isCovered(letter))]).toEqual([font.name, []]);
    }
  });

  test.each(textLanguages)('has each page in "%s" in the file that its path names', (language) => {
    for (const [file, text] of made(starter, language)) {
      if (!file.startsWith('pages/')) continue;
      const { path } = JSON.parse(String(text));
      expect(file).toBe(`pages${{ '/': '/index', '/404': '/not-found' }[String(path)] ?? path}.json`);
    }
  });

  test.each(['..', '../..', '../../project'])('names the schemas of the project at %s', (toProject) => {
    for (const [file, text] of makeContent(starter, company, toProject)) {
      // A row has no schema until `npm run types` has made one.
      if (!file.endsWith('.json') || (isOfCollection(file) && definedIn(file) === undefined)) continue;
      const schema = `${file === siteFile ? 'site' : definedIn(file) === undefined ? 'page' : 'collection'}.schema.json`;
      const [named] = /(?<="\$schema": ")[^"]+/.exec(String(text)) ?? [];
      expect(posix.join('a/b', posix.dirname(file), String(named))).toBe(
        posix.join('a/b', toProject, schema),
      );
    }
  });

  test('has the facts of the company', () => {
    const site = made(starter, 'de-AT').get(siteFile);
    expect(JSON.parse(String(site)).site).toMatchObject({
      name: 'Müller & Söhne "24"',
      url: 'https://mueller.example/shop',
      language: 'de-AT',
      email: 'info@mueller.example',
      brand: { color: '#0b6b3a' },
    });
    expect(made(starter, 'de-AT').get('images/icon.svg')).toContain('fill="currentColor"');
  });
});

test('a link to a part of a page has the path of the language', () => {
  expect(made('practice', 'en').get('pages/index.json')).toContain('"/contact#way"');
  expect(made('practice', 'de').get('pages/index.json')).toContain('"/kontakt#way"');
});

test('the texts are in every language whose words ship', () => {
  expect(textLanguages).toEqual([...shippedLanguages].sort());
});

test.each(['README.md', 'docs/first-day.md', 'site.schema.json'])('%s names these languages', (file) => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const text = readFileSync(file, 'utf8');
  expect(shippedLanguages.map((tag) => String(names.of(tag))).filter((name) => !text.includes(name))).toEqual(
    [],
  );
});

describe.each(textLanguages.filter((language) => language !== 'en'))('the texts in "%s"', (language) => {
  test('are those of "starter" and "empty", all of them and no other', () => {
    expect([...sharedTextsIn(language).keys()].sort()).toEqual([...shared].sort());
  });

  test.each(starters)('of "%s" alone are all that others do not have', (starter) => {
    const own = [...english(starter)].filter((text) => !shared.has(text));
    expect([...ownTextsIn(language, starter).keys()].sort()).toEqual(own.sort());
  });

  test.each(starters)('of "%s" have the tokens and links of the English ones', (starter) => {
    const texts = textsIn(language, starter);
    const marks = (text: string) => text.match(/\{[^}]*\}|(?<=\]\()[^)]*/g) ?? [];
    const inLanguage = (mark: string) => texts.get(mark) ?? mark;
    for (const [english, text] of texts)
      expect(marks(text).sort()).toEqual(marks(english).map(inLanguage).sort());
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isConflict } from '../../src/edit/conflict';
import { readCsvText } from '../../src/edit/csv/csv-text';
import { setCell } from '../../src/edit/csv/set-cell';
import type { SetValue } from '../../src/edit/operation';
import { editText } from '../../src/edit/text/edit-text';
import { applyEdits } from '../../src/edit/text/pieces';
import { rewriteTexts } from '../../src/edit/text/rewrite-texts';
import { readTexts } from '../../src/node/base/content/read-texts';
import { siteFile } from '../../src/site/files/site-file';
import { migrations } from '../../src/site/migrations/migrations';
import { en } from '../../src/site/words/en';
import { faceFonts } from '../../src/site/words/face-fonts';
import { shippedWords } from '../../src/site/words/words-of';

/** What a new site can begin with. */
export const starters = ['starter', 'empty', 'practice', 'cafe', 'association', 'studio', 'trade'] as const;
export type Starter = (typeof starters)[number];

/** What is known of a company before it has a site. */
export interface Company {
  name?: string | undefined;
  /** Full address of the site. */
  url?: string | undefined;
  /** A language tag, such as `en` or `de-AT`. */
  language: string;
  /** The main color, such as `#0b6b3a`. */
  color?: string | undefined;
}

/** Texts of files by their path in the content folder. */
export type ContentFiles = ReadonlyMap<string, string>;

const ownFolder = fileURLToPath(new URL('.', import.meta.url));
const textsFolder = join(ownFolder, 'texts');

/** The languages that the starters' texts are written in. Those in English are in the starters themselves. */
export const textLanguages: readonly string[] = [
  'en',
  ...readdirSync(textsFolder).map((file) => file.slice(0, -'.json'.length)),
].sort();

/**
 * The files of a starter, in the texts of a language and with the facts of a company. `toProject` leads from the content
 * folder to the project, where the schemas are.
 */
export function makeContent(starter: Starter, company: Company, toProject = '..'): ContentFiles {
  const texts = textsIn(company.language, starter);
  const facts = factsOf(company);
  const from = join(ownFolder, starter);
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) !== '' && !/^texts\b/.test(file),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(from, file), 'utf8');
      if (extname(file) === '.csv') return [file, rewriteTable(text, (value) => texts.get(value) ?? value)];
      if (extname(file) !== '.json') return [file, text];
      const path = /^pages(\/.*)\.json$/.exec(file)?.[1] ?? '';
      const own = texts.has(path) ? `pages${texts.get(path)}.json` : file;
      const known = (pointer: string, value: string) => {
        if (pointer === '/$schema')
          return posix.join(posix.relative(posix.dirname(file), '.'), toProject, posix.basename(value));
        return file === siteFile ? facts.get(pointer) : undefined;
      };
      const translated = (value: string) =>
        texts.get(value) ?? value.replace(/^\/[^#]+(?=#)/, (target) => texts.get(target) ?? target);
      const written = rewriteTexts(file, text, (value, at) => known(at, value) ?? translated(value));
      if (file !== siteFile) return [own, written];
      return [own, withVersion(withWords(withFonts(written, starter, company.language), company.language))];
    }),
  );
}

/**
 * Translations by the English text, paths and example details among them; none for a language without a file. Those of
 * a starter are beside those that several have.
 */
export function textsIn(language: string, starter: Starter): ReadonlyMap<string, string> {
  return new Map([...sharedTextsIn(language), ...ownTextsIn(language, starter)]);
}

export const sharedTextsIn = (language: string): ReadonlyMap<string, string> =>
  readTexts(textsFolder, language);

export const ownTextsIn = (language: string, starter: Starter): ReadonlyMap<string, string> =>
  readTexts(join(ownFolder, starter, 'texts'), language);

/** By pointer in site.json. */
function factsOf({ name, url, language, color }: Company): ReadonlyMap<string, string> {
  const facts = new Map([['/site/language', language]]);
  if (name !== undefined) facts.set('/site/name', name);
  if (color !== undefined) facts.set('/site/brand/color', color);
  if (url === undefined) return facts;
  facts.set('/site/url', url);
  if (URL.canParse(url)) facts.set('/site/email', `info@${new URL(url).hostname}`);
  return facts;
}

/** Adds the English words of the interface, to be translated, where no others ship. */
function withWords(text: string, language: string): string {
  if (shippedWords(language)) return text;
  return edited(siteFile, text, [{ file: siteFile, op: 'set', at: '/site/words', value: en }]);
}

/** Adds the fonts of a look that have the letters of the language. */
function withFonts(text: string, starter: Starter, language: string): string {
  const fonts = faceFonts(starter === 'starter' || starter === 'empty' ? 'standard' : starter, language);
  const operations = Object.entries(fonts).map(
    ([field, value]): SetValue => ({ file: siteFile, op: 'set', at: `/site/brand/${field}`, value }),
  );
  return edited(siteFile, text, operations);
}

const withVersion = (text: string): string =>
  edited(siteFile, text, [{ file: siteFile, op: 'set', at: '/version', value: migrations.length }]);

/** Replaces the cells of a table. */
function rewriteTable(text: string, replacement: (value: string) => string): string {
  const read = readCsvText(text);
  const { header, rows } = read.table;
  const edits = rows.flatMap(({ texts }, row) =>
    header.flatMap(({ text: column }, index) => setCell(read, row, column, replacement(texts[index] ?? ''))),
  );
  return applyEdits(text, edits);
}

function edited(file: string, text: string, operations: readonly SetValue[]): string {
  const outcome = editText(file, text, operations);
  if (isConflict(outcome)) throw new Error(`The starter's ${file} could not be filled in.`);
  return outcome.text;
}

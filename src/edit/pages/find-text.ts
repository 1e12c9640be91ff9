import { siteFile } from '../../site/files/site-file';
import { type JsonPath, pointerOf } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import { valueAt } from '../../site/json/value-at';
import { markdownWords, plainWords, type TextWords } from '../../site/page/markdown-words';
import { replaceTokens, type Tokens, tokenNames } from '../../site/page/tokens';
import { compileWalk, type Visitors } from '../../site/schema/walk';
import { counted } from '../../site/text/wording';
import { type ContentPages, hasEscapes } from './content-pages';
import {
  type Find,
  type FoundWords,
  finder,
  findInText,
  type ShownWords,
  type WordOptions,
} from './find-words';

export interface FindOptions extends WordOptions {
  /** Only in these files. */
  within?: ReadonlySet<string> | undefined;
}

/** A text that has the words. */
export interface FoundText extends Place {
  text: string;
  spans: readonly FoundWords[];
  /** The text as it is read, if it is Markdown. */
  paragraphs?: readonly string[];
}

/** Words that a text shows and does not have: they are changed in the settings. */
export interface FoundValue extends Place, ShownWords {}

export interface FoundTexts {
  texts: FoundText[];
  values: FoundValue[];
  /** Markdown texts in which markup begins or ends within the words: these are in none of the spans. */
  split: Place[];
}

interface Search {
  document: Place;
  find: Find;
  tokens: Tokens;
  /** True for words that a text can have with markup between them. */
  mayBeSplit: boolean;
  found: FoundTexts;
}

const visitors: Visitors<Search> = {
  line(text: unknown, search, at) {
    if (typeof text !== 'string' || !(text.includes('{') || search.find(text).length > 0)) return;
    note(text, [plainWords(text)], search, at);
  },
  markdown(text: unknown, search, at) {
    if (typeof text !== 'string') return;
    const marks = search.mayBeSplit ? /[\\&*_`[<{]/ : /[\\&{]/;
    if (!marks.test(text) && search.find(text).length === 0) return;
    note(text, markdownWords(text), search, at, true);
  },
};

const walks = { page: compileWalk('page', visitors), site: compileWalk('site', visitors) };

/** Finds words that visitors read: never in ids, types, paths or addresses. */
export function findText(
  { pages, collections, site }: Pick<ContentPages, 'pages' | 'collections' | 'site'>,
  wanted: string,
  { within, ...options }: FindOptions = {},
): FoundTexts {
  const found: FoundTexts = { texts: [], values: [], split: [] };
  if (wanted === '') return found;
  const find = finder(wanted, options);
  const common = { find, tokens: valuesOf(site), mayBeSplit: wordsOf(wanted).length > 1, found };
  const isWithin = (file: string) => within?.has(file) ?? true;
  if (isWithin(siteFile)) {
    walks.site(site, { ...common, document: { file: siteFile, pointer: '' } });
    findInSettings(common);
  }
  for (const { file, pointer, content } of pages)
    if (isWithin(file)) walks.page(content, { ...common, document: { file, pointer } });
  for (const { plan, parts } of collections) {
    const walk = compileWalk(plan, visitors);
    for (const { file, pointer, content } of parts)
      if (isWithin(file)) walk(content, { ...common, document: { file, pointer } });
  }
  return found;
}

/**
 * Phone number and addresses, which are no texts and are shown by tokens. They are only replaced as a whole: "Northport"
 * by "Southport" leaves hello@northport.example.
 */
function findInSettings({ find, tokens, found }: Omit<Search, 'document'>): void {
  const texts = new Set(found.texts.map(({ pointer }) => pointer));
  for (const [token, text] of tokens) {
    const place = { file: siteFile, pointer: settingOf(token) };
    if (texts.has(place.pointer)) continue;
    const { words: spans } = findInText([plainWords(text)], find, new Map());
    if (spans.some(({ words }) => words === text)) found.texts.push({ ...place, text, spans });
    else found.values.push(...spans.map(({ start, end }) => ({ ...place, start, end, shown: text, token })));
  }
}

/** The pointer of the setting that a token shows. */
export const settingOf = (token: string): string => `/${token.replace('.', '/')}`;

function valuesOf(site: unknown): Map<string, string> {
  const values = new Map<string, string>();
  for (const token of tokenNames) {
    const value = valueAt(site, settingOf(token));
    if (typeof value === 'string') values.set(token, value);
  }
  return values;
}

/** For files whose texts may have the words, or show them by a token. */
export function mayHaveWords(wanted: string, isCase: boolean): (text: string, site: unknown) => boolean {
  const finderOf = (words: string) => finder(inJson(words), { isCase });
  const find = finderOf(wanted);
  const each = wordsOf(wanted).map(finderOf);
  const mayHave = (text: string) =>
    find(text).length > 0 || (each.length > 1 && each.every((word) => word(text).length > 0));
  let tokens: Tokens | undefined;
  return (text, site) => {
    if (mayHave(text) || hasEscapes(text)) return true;
    tokens ??= new Map([...valuesOf(site)].map(([token, value]) => [token, inJson(value)]));
    return text.includes('{site.') && mayHave(replaceTokens(text, tokens));
  };
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** More than anybody reads. */
const mostLeft = 10;

/** A sentence for each text that stays because of markup within the words. */
export const splitTexts = (split: readonly Place[], nameOf: (place: Place) => string): string[] =>
  leftTexts(split, 'Stays as it is, because markup begins or ends within the words', nameOf);

/** A sentence for each text that stays, with the reason. */
export function leftTexts(
  left: readonly Place[],
  reason: string,
  nameOf: (place: Place) => string,
): string[] {
  const sentences = left.slice(0, mostLeft).map((place) => `${reason}: ${nameOf(place)}`);
  const others = left.length - sentences.length;
  return others > 0 ? [...sentences, `${counted(others, 'texts')} more stay as they are.`] : sentences;
}

function note(
  text: string,
  read: readonly TextWords[],
  { document, find, tokens, mayBeSplit, found }: Search,
  at: JsonPath,
  isMarkdown = false,
): void {
  const place = { file: document.file, pointer: document.pointer + pointerOf(at) };
  const { words: spans, tokens: values, isSplit, paragraphs } = findInText(read, find, tokens);
  if (isSplit && mayBeSplit) found.split.push(place);
  found.values.push(...values.map((value) => ({ ...place, ...value })));
  if (spans.length > 0) found.texts.push({ ...place, text, spans, ...(isMarkdown && { paragraphs }) });
}

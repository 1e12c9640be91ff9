import type { JsonDocument } from '../../site/check/rule';
import { siteFile } from '../../site/files/site-file';
import { type JsonPath, pointerOf } from '../../site/json/json-path';
import type { Span } from '../../site/page/markdown-links';
import { markdownWords, plainWords, type Words } from '../../site/page/markdown-words';
import { compileWalk, type Visitors } from '../../site/schema/walk';
import { counted } from '../../site/text/words';
import type { SetValue } from '../operation';
import { applyEdits, editsOf } from '../text/pieces';
import type { FieldPlace } from '../workspace';
import { type ContentPages, hasEscapes } from './content-pages';
import { type Part, rewriteOperations } from './rewrite';

export interface ReplaceOptions {
  /** Only words of the same case. */
  isCase?: boolean;
  /** Only in these files. */
  within?: ReadonlySet<string> | undefined;
}

export interface Replacement {
  operations: SetValue[];
  /** Every place that changes. */
  places: Part[];
  /** Markdown texts that can't show the new words as they are: they stay. */
  left: Omit<Part, 'span'>[];
  /** Markdown texts in which markup begins or ends within the words: they stay. */
  split: Omit<Part, 'span'>[];
}

/** Where words are in others. */
type Find = (words: string) => Span[];

interface Search {
  document: JsonDocument;
  find: Find;
  /** True for words that a text can have with markup between them. */
  mayBeSplit: boolean;
  by: string;
  found: Replacement;
}

const visitors: Visitors<Search> = {
  line(text: unknown, { document, find, by, found }, at) {
    if (typeof text === 'string' && find(text).length > 0)
      note(found, { ...document, text }, at, placesIn([plainWords(text)], find), by);
  },
  markdown(text: unknown, search, at) {
    const { document, find, by, found, mayBeSplit } = search;
    if (typeof text !== 'string') return;
    if (find(text).length === 0 && !(mayBeSplit ? /[\\&*_`[<]/ : /[\\&]/).test(text)) return;
    const words = markdownWords(text);
    if (mayBeSplit && isSplit(words, find))
      found.split.push({ ...document, pointer: document.pointer + pointerOf(at), text });
    const spans = placesIn(words, find);
    if (spans.length === 0) return;
    const wanted = bare(words.map((each) => replaced(each.words, visibleIn(each.words, find), by)));
    const shows = (written: string) =>
      bare(markdownWords(replaced(text, spans, written)).map(({ words }) => words)) === wanted;
    const written = [by, by.replace(/[\\`*_[\]<>&!#~=|+\-.)]/g, '\\$&')].find(shows);
    if (written !== undefined) note(found, { ...document, text }, at, spans, written);
    else found.left.push({ ...document, pointer: document.pointer + pointerOf(at), text });
  },
};

const walks = { page: compileWalk('page', visitors), site: compileWalk('site', visitors) };

/** Replaces words that visitors read: never in ids, types, paths, addresses or tokens. */
export function replaceText(
  { pages, site }: Pick<ContentPages, 'pages' | 'site'>,
  old: string,
  by: string,
  { isCase = false, within }: ReplaceOptions = {},
): Replacement {
  const found: Replacement = { operations: [], places: [], left: [], split: [] };
  const common = { find: finder(old, isCase), mayBeSplit: wordsOf(old).length > 1, by, found };
  const isWithin = (file: string) => within?.has(file) ?? true;
  if (isWithin(siteFile)) walks.site(site, { ...common, document: { file: siteFile, pointer: '' } });
  for (const { file, pointer, content } of pages)
    if (isWithin(file)) walks.page(content, { ...common, document: { file, pointer } });
  return found;
}

/** For files whose texts may have the words. */
export function mayHaveWords(old: string, isCase: boolean): (text: string) => boolean {
  const finderOf = (words: string) => finder(JSON.stringify(words).slice(1, -1), isCase);
  const find = finderOf(old);
  const each = wordsOf(old).map(finderOf);
  const hasEach = (text: string) => each.length > 1 && each.every((word) => word(text).length > 0);
  return (text) => find(text).length > 0 || hasEscapes(text) || hasEach(text);
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** More than that is markup that a program wrote. */
const mostSplit = 10;

/** A sentence for each text that stays because of markup within the words. */
export function splitTexts({ split }: Replacement, nameOf: (place: FieldPlace) => string): string[] {
  const sentences = split
    .slice(0, mostSplit)
    .map((place) => `Stays as it is, because markup begins or ends within the words: ${nameOf(place)}`);
  const others = split.length - sentences.length;
  return others > 0 ? [...sentences, `${counted(others, 'texts')} more stay as they are.`] : sentences;
}

/** True if a paragraph has the words, and markup begins or ends within them. */
function isSplit(all: readonly Words[], find: Find): boolean {
  const paragraphs: string[] = [];
  for (const { words, goesOn = false } of all)
    paragraphs.push(goesOn ? (paragraphs.pop() ?? '') + words : words);
  const count = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + visibleIn(text, find).length, 0);
  return count(paragraphs) > count(all.map(({ words }) => words));
}

function finder(old: string, isCase: boolean): Find {
  const pattern = new RegExp(old.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), isCase ? 'gu' : 'giu');
  return (words) =>
    [...words.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** Not those that touch a token or a brace. */
function visibleIn(words: string, find: Find): Span[] {
  const tokens = [...words.matchAll(/\{\{|\{[^{}]*\}/g)];
  return find(words).filter(
    ({ start, end }) => !tokens.some(({ index, 0: token }) => start < index + token.length && index < end),
  );
}

const placesIn = (texts: readonly Words[], find: Find): Span[] =>
  texts.flatMap(({ words, written }) =>
    visibleIn(words, find).flatMap(({ start, end }) => {
      const [first, last] = [written[start], written[end - 1]];
      return first && last ? { start: first.start, end: last.end } : [];
    }),
  );

const replaced = (text: string, spans: readonly Span[], by: string) => applyEdits(text, editsOf(spans, by));

/** Markdown joins lines and drops spaces at their ends. */
const bare = (texts: readonly string[]) => texts.join('').replace(/\s+/g, '');

/** One operation a place keeps the escapes between them; a word that is everywhere would take long. */
const fewPlaces = 8;

function note(
  { operations, places }: Replacement,
  { file, pointer, text }: Omit<Part, 'span'>,
  at: JsonPath,
  spans: readonly Span[],
  by: string,
): void {
  const parts = spans.map((span) => ({ file, pointer: pointer + pointerOf(at), text, span }));
  places.push(...parts);
  if (parts.length <= fewPlaces) operations.push(...rewriteOperations(parts.map((part) => ({ part, by }))));
  else
    operations.push({
      op: 'set',
      file,
      at: pointer + pointerOf(at),
      value: replaced(text, spans, by),
      was: text,
    });
}

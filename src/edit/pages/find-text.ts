import { siteFile } from '../../site/files/site-file';
import { type JsonPath, pointerOf } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import type { Span } from '../../site/page/markdown-links';
import { markdownWords, plainWords, type TextWords } from '../../site/page/markdown-words';
import { compileWalk, type Visitors } from '../../site/schema/walk';
import { literalPattern } from '../../site/text/literal-pattern';
import { counted } from '../../site/text/wording';
import { type ContentPages, hasEscapes } from './content-pages';
import type { TextPart } from './rewrite';

export interface FindOptions {
  /** Only words of the same case. */
  isCase?: boolean;
  /** Only in these files. */
  within?: ReadonlySet<string> | undefined;
}

/** A part of a text as visitors read it, and where the words are in that. */
interface Read {
  words: string;
  spans: readonly Span[];
}

/** A text that has the words. */
export interface FoundText extends Place {
  text: string;
  /** Where they are written in it. */
  spans: readonly Span[];
  /** The text as it is read, if it is Markdown. */
  read?: readonly Read[];
}

export interface FoundTexts {
  texts: FoundText[];
  /** Markdown texts in which markup begins or ends within the words: these are in none of the spans. */
  split: Place[];
}

/** Where words are in others. */
type Find = (words: string) => Span[];

interface Search {
  document: Place;
  find: Find;
  /** True for words that a text can have with markup between them. */
  mayBeSplit: boolean;
  found: FoundTexts;
}

const visitors: Visitors<Search> = {
  line(text: unknown, { document, find, found }, at) {
    if (typeof text !== 'string' || find(text).length === 0) return;
    const { spans } = placesIn([plainWords(text)], find);
    if (spans.length > 0) found.texts.push({ ...placeOf(document, at), text, spans });
  },
  markdown(text: unknown, { document, find, mayBeSplit, found }, at) {
    if (typeof text !== 'string') return;
    if (find(text).length === 0 && !(mayBeSplit ? /[\\&*_`[<]/ : /[\\&]/).test(text)) return;
    const words = markdownWords(text);
    if (mayBeSplit && isSplit(words, find)) found.split.push(placeOf(document, at));
    const places = placesIn(words, find);
    if (places.spans.length > 0) found.texts.push({ ...placeOf(document, at), text, ...places });
  },
};

const walks = { page: compileWalk('page', visitors), site: compileWalk('site', visitors) };

/** Finds words that visitors read: never in ids, types, paths, addresses or tokens. */
export function findText(
  { pages, site }: Pick<ContentPages, 'pages' | 'site'>,
  wanted: string,
  { isCase = false, within }: FindOptions = {},
): FoundTexts {
  const found: FoundTexts = { texts: [], split: [] };
  if (wanted === '') return found;
  const common = { find: finder(wanted, isCase), mayBeSplit: wordsOf(wanted).length > 1, found };
  const isWithin = (file: string) => within?.has(file) ?? true;
  if (isWithin(siteFile)) walks.site(site, { ...common, document: { file: siteFile, pointer: '' } });
  for (const { file, pointer, content } of pages)
    if (isWithin(file)) walks.page(content, { ...common, document: { file, pointer } });
  return found;
}

/** Every place of the words in a text. */
export const partsOf = ({ file, pointer, text, spans }: FoundText): TextPart[] =>
  spans.map((span) => ({ file, pointer, text, span }));

/** For files whose texts may have the words. */
export function mayHaveWords(wanted: string, isCase: boolean): (text: string) => boolean {
  const finderOf = (words: string) => finder(JSON.stringify(words).slice(1, -1), isCase);
  const find = finderOf(wanted);
  const each = wordsOf(wanted).map(finderOf);
  const hasEach = (text: string) => each.length > 1 && each.every((word) => word(text).length > 0);
  return (text) => find(text).length > 0 || hasEscapes(text) || hasEach(text);
}

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

/** True if a paragraph has the words, and markup begins or ends within them. */
function isSplit(all: readonly TextWords[], find: Find): boolean {
  const paragraphs: string[] = [];
  for (const { words, goesOn = false } of all)
    paragraphs.push(goesOn ? (paragraphs.pop() ?? '') + words : words);
  const count = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + visibleIn(text, find).length, 0);
  return count(paragraphs) > count(all.map(({ words }) => words));
}

function finder(wanted: string, isCase: boolean): Find {
  const pattern = new RegExp(literalPattern(wanted), isCase ? 'gu' : 'giu');
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

function placesIn(texts: readonly TextWords[], find: Find): Pick<FoundText, 'spans' | 'read'> {
  const read: Read[] = [];
  const all: Span[] = [];
  for (const { words, written } of texts) {
    const spans = visibleIn(words, find);
    read.push({ words, spans });
    for (const { start, end } of spans) {
      const [first, last] = [written[start], written[end - 1]];
      if (first && last) all.push({ start: first.start, end: last.end });
    }
  }
  return { spans: all, read };
}

const placeOf = ({ file, pointer }: Place, at: JsonPath): Place => ({
  file,
  pointer: pointer + pointerOf(at),
});

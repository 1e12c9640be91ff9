import type { TextWords } from '../../site/page/markdown-words';
import type { Tokens } from '../../site/page/tokens';
import type { Span } from '../../site/page/written-characters';
import { literalPattern } from '../../site/text/literal-pattern';

export interface WordOptions {
  /** Only words of the same case. */
  isCase?: boolean;
  /** Not within other words. */
  isWhole?: boolean;
}

/** Where words are in others. */
export type Find = (words: string) => Span[];

/**
 * A letter that has to be apart from the words. Chinese, Japanese, Thai, Lao, Khmer and Burmese are written without
 * spaces: there, every place counts as a whole word.
 */
const letter = String.raw`(?![\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{M}\p{N}]`;
const isLetter = new RegExp(`^${letter}`, 'u');

export function finder(wanted: string, { isCase = false, isWhole = false }: WordOptions = {}): Find {
  const [first = '', last = ''] = [[...wanted][0], [...wanted].at(-1)];
  const start = isWhole && isLetter.test(first) ? `(?<!${letter})` : '';
  const end = isWhole && isLetter.test(last) ? `(?!${letter})` : '';
  const pattern = new RegExp(start + literalPattern(wanted) + end, isCase ? 'gu' : 'giu');
  return (words) =>
    [...words.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** Words in a text: where they are written, and where they are read. */
export interface FoundWords extends Span {
  words: string;
  read: Span & { paragraph: number };
}

/** Words that a token shows, or a part of them. */
export interface ShownWords extends Span {
  /** The paragraph as visitors read it. */
  shown: string;
  token: string;
}

interface FoundInText {
  words: FoundWords[];
  tokens: ShownWords[];
  /** Markup begins or ends within the words: these are in none of the others. */
  isSplit: boolean;
  paragraphs: string[];
}

/** Finds words in a text as visitors read it. */
export function findInText(texts: readonly TextWords[], find: Find, tokens: Tokens): FoundInText {
  const found: FoundInText = { words: [], tokens: [], isSplit: false, paragraphs: [] };
  for (const [paragraph, { words, written, ends }] of paragraphsOf(texts).entries()) {
    found.paragraphs.push(words);
    const { shown, origins } = withValues(words, tokens);
    for (const span of find(shown)) {
      const own = origins.slice(span.start, span.end);
      const token = own.find((origin) => typeof origin === 'string' && origin !== '');
      const at = own.filter((origin) => typeof origin === 'number');
      const [start = 0, last = 0] = [at[0], at.at(-1)];
      const [first, end] = [written[start], written[last]];
      if (typeof token === 'string') found.tokens.push({ ...span, shown, token });
      else if (at.length < own.length || !first || !end) continue;
      else if (ends.some((border) => start < border && border <= last)) found.isSplit = true;
      else {
        const read = { start, end: last + 1, paragraph };
        found.words.push({ start: first.start, end: end.end, words: words.slice(start, last + 1), read });
      }
    }
  }
  return found;
}

interface Paragraph {
  words: string;
  written: Span[];
  /** Where markup begins or ends in it. */
  ends: number[];
}

function paragraphsOf(texts: readonly TextWords[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const { words, written, goesOn = false } of texts) {
    const last = goesOn ? paragraphs.at(-1) : undefined;
    if (!last) paragraphs.push({ words, written: [...written], ends: [] });
    else {
      last.ends.push(last.words.length);
      last.words += words;
      last.written.push(...written);
    }
  }
  return paragraphs;
}

/**
 * A text with the values of its tokens. For each character: its index in the text, or else the token that it comes from;
 * that is empty for braces without a value.
 */
function withValues(words: string, tokens: Tokens): { shown: string; origins: (number | string)[] } {
  const origins: (number | string)[] = [];
  let shown = '';
  let at = 0;
  const copyTo = (end: number) => {
    shown += words.slice(at, end);
    for (; at < end; at++) origins.push(at);
  };
  for (const { index, 0: found } of words.matchAll(/\{\{|\{[^{}]*\}/g)) {
    copyTo(index);
    const name = found.slice(1, -1);
    const value = tokens.get(name);
    const text = value ?? found;
    shown += text;
    origins.push(...new Array<string>(text.length).fill(value === undefined ? '' : name));
    at += found.length;
  }
  copyTo(words.length);
  return { shown, origins };
}

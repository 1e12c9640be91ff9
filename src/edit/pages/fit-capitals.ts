import { isWellFormed, localeOf } from '../../site/words/locale-of';

/** The first letter of each word. An apostrophe is within a word. */
const starts = (letter: string) => new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}'’])${letter}`, 'gu');
const smallStarts = starts(String.raw`\p{Ll}`);
const capitalStarts = starts(String.raw`\p{Lu}(?!\p{Lu})`);

/**
 * The new words with the capitals of those that they replace: instead of "Firewall", "fire wall" is "Fire wall". Words
 * that are looked for in capitals, such as "NAS", are spelled so: their capitals say nothing.
 */
export function fitCapitals(by: string, found: string, wanted: string, language: unknown): string {
  const tag = typeof language === 'string' ? localeOf(language) : 'und';
  const locale = isWellFormed(tag) ? tag : 'und';
  const upper = (text: string) => text.toLocaleUpperCase(locale);
  if (isUpper(wanted)) return by;
  if (isUpper(found)) return upper(by);
  if (!/\p{Lu}/u.test(found))
    return /\p{Lu}/u.test(wanted)
      ? by.replace(capitalStarts, (letter) => letter.toLocaleLowerCase(locale))
      : by;
  if (/\p{Lu}/u.test(by) || !/^[^\p{L}\p{N}]*\p{Lu}/u.test(found)) return by;
  const isTitle = /\s/.test(found.trim()) && found.search(smallStarts) < 0;
  return isTitle ? by.replace(smallStarts, upper) : by.replace(/^[^\p{L}\p{N}]*\p{Ll}/u, upper);
}

/** A single capital may be the first of a sentence. */
const isUpper = (text: string) => /\p{Lu}.*\p{Lu}/su.test(text) && !/\p{Ll}/u.test(text);

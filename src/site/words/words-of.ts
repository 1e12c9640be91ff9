import { replaceTokens, type Tokens } from '../page/tokens';
import type { Settings } from '../schema/types.gen';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { id } from './id';
import type { Words } from './words';

/** By the language of a tag. */
const tables: Readonly<Record<string, Words>> = { ar, de, en, es, fr, id };

/** The languages that need no words from the content. */
export const shippedLanguages: readonly string[] = Object.keys(tables);

/** The words that ship for a language tag: those of `de` for `de-AT`. */
export const shippedWords = (tag: string): Words | undefined => tables[tag.toLowerCase().split('-')[0] ?? ''];

/** A site's words. The check has made sure that none is missing. */
export function wordsOf(
  { language, words = {} }: Pick<Settings, 'language' | 'words'>,
  tokens: Tokens,
): Words {
  const own = Object.entries(words).map(([name, word]) => [name, replaceTokens(word, tokens)]);
  return { ...(shippedWords(language) ?? en), ...Object.fromEntries(own) };
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a tag that names the language: `de` of `de-AT`. */
export const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? tag;

/** Translations by the English text, from a folder with a file for each language; none for a language without a file. */
export function readTexts(folder: string, tag: string): ReadonlyMap<string, string> {
  const file = join(folder, `${languageOf(tag)}.json`);
  if (!existsSync(file)) return new Map();
  const texts: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(texts));
}

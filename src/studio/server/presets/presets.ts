import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Preset } from '../../../edit/pages/create-collection';
import { languageOf, readTexts } from '../../../node/base/content/read-texts';
import { textOf } from '../../../site/json/text-of';
import { valueAt } from '../../../site/json/value-at';

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/** What a new collection can begin as, each with a sentence. */
export const presets: readonly { name: string; about: string }[] = [
  {
    name: 'news',
    about: 'Posts with a date and pictures, the newest first: by topic, and as a feed.',
  },
  {
    name: 'events',
    about: 'What happens when and where. What is over moves below by itself.',
  },
  { name: 'products', about: 'What you sell, in groups, with pictures and prices.' },
  { name: 'team', about: 'People with pictures, on one page.' },
  { name: 'jobs', about: 'Open positions that search engines show as such.' },
  { name: 'projects', about: 'Your work in pictures, by what you did.' },
];

/** The language of a site, from its site.json. */
export const languageIn = (site: unknown): string => textOf(valueAt(site, '/site/language'));

/** Throws for one that does not exist. */
export function readPreset(name: string, language: string): Preset & { isTranslated: boolean } {
  if (!presets.some((preset) => preset.name === name)) throw new Error(`There is no preset ${name}.`);
  const read = (file: string) => readFileSync(join(ownFolder, name, file), 'utf8');
  const translations = readTexts(join(ownFolder, 'texts'), language);
  return {
    name,
    definition: read('collection.json'),
    page: read('page.json'),
    translations,
    isTranslated: translations.size > 0 || languageOf(language) === 'en',
  };
}

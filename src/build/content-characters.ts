import { parseFragment } from 'parse5';
import type { ValidContent } from './load-content';

/** In every font, whatever the content says: what is typed into forms, and the marks that texts are set with. */
export const usualCharacters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0§©®°·×–—‘’“”•…€™−→`;

const usual = new Set(usualCharacters);

/** As characters stand in JSON and in Markdown. */
const written = /\\u[\da-f]{4}|&#?\w+;|\p{L}\p{M}+|[^\0-\x7f]/giu;

function read(sign: string): string {
  if (sign.startsWith('\\')) return JSON.parse(`"${sign}"`);
  if (!sign.startsWith('&')) return sign;
  const [text] = parseFragment(sign).childNodes;
  return text && 'value' in text ? text.value : '';
}

/** Characters of a content file beyond the usual ones; letters whose accents stand apart also as one. */
export function unusualCharacters(text: string): string[] {
  const found = new Set((text.match(written) ?? []).map(read).join('').normalize('NFC'));
  return [...found].filter((character) => !usual.has(character));
}

/** All characters that a site's texts use, and the usual ones, in order. */
export function contentCharacters({ site, files }: Pick<ValidContent, 'site' | 'files'>): string {
  const found = new Set(usualCharacters);
  for (const file of new Set(['site.json', ...site.pages.map(({ file }) => file)]))
    for (const character of unusualCharacters(files.read(file))) found.add(character);
  return [...found].sort().join('');
}

import { unusualCharacters, usualCharacters } from '../../site/page/unusual-characters';
import type { Site } from '../../site/resolve/site';

/** All characters that a site's texts use, and the usual ones, in order. */
export function contentCharacters({ content, pages }: Site): string {
  const found = new Set(usualCharacters + unusualCharacters(content));
  for (const { facts } of pages) for (const character of facts.characters) found.add(character);
  return [...found].sort().join('');
}

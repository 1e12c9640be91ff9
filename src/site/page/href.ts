import { dialed } from '../text/dialed';
import { replaceTokens, type Tokens } from './tokens';

/** A link as the document needs it: tokens replaced, the base path before a page's path. */
export function resolveHref(href: string, tokens: Tokens, base: string): string {
  const target = fillHref(href, tokens);
  return target.startsWith('/') ? base + target : target;
}

/** People write phone numbers with spaces; a `tel:` address has none, nor marks of direction. */
export function fillHref(href: string, tokens: Tokens): string {
  const target = replaceTokens(href, tokens);
  return target.startsWith('tel:') ? dialed(target.replace(/[ \u2066\u2069]/g, '')) : target;
}

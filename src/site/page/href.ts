import { replaceTokens, type Tokens } from './tokens';

/** A link as the document needs it: tokens replaced, the base path before a page's path. */
export function resolveHref(href: string, tokens: Tokens, base: string): string {
  const target = fillHref(href, tokens);
  return target.startsWith('/') ? base + target : target;
}

/** People write phone numbers with spaces; a `tel:` address has none, nor marks of direction. */
export function fillHref(href: string, tokens: Tokens): string {
  const target = replaceTokens(href, tokens);
  if (!target.startsWith('tel:')) return target;
  // Between a country code and a number, (0) is only dialed within the country.
  return target.replace(/[ \u2066\u2069]/g, '').replace(/^(tel:\+\d+)-?\(0\)/, '$1');
}

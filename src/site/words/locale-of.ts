/** Tags that have no locale: private ones, and those that are older than the form of BCP 47 (RFC 5646, 2.2.8). */
const withoutLocale = /^[xi]-|^(sgn-[a-z]{2}-[a-z]{2}|no-(bok|nyn)|zh-min(-nan)?)$/i;

/** What `Intl` takes for a language tag of BCP 47: `und`, no language, if it takes nothing of that meaning. */
export function localeOf(tag: string): string {
  if (withoutLocale.test(tag)) return 'und';
  // An extended language is a language by itself (RFC 5646, 4.5): zh-cmn is cmn.
  return tag.replace(/-oed$/, '').replace(/^[a-z]{2,3}-([a-z]{3})(?=-|$)/i, '$1');
}

export function isWellFormed(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

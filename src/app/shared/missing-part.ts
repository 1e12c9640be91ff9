const key = 'reloaded';

/** What Chromium, Firefox and WebKit say when a part of the script can't be had, and our own words for "too late". */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|part is missing/i.test(error.message);

/**
 * A deploy takes the last one's parts away; the whole page, loaded anew, names those of the next. Done once for
 * an address, because a part that is missing then stays missing. Tells whether the page is loading.
 */
export function loadPageOnce(): boolean {
  try {
    if (sessionStorage.getItem(key) === location.href) return false;
    sessionStorage.setItem(key, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

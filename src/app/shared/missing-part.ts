const key = 'reloaded';

/**
 * Whether a part of the script could not be loaded: matches the messages of Chromium, Firefox and WebKit, and that of
 * `inTime`.
 */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|part is missing/i.test(error.message);

/**
 * Reloads the page: after a deploy the old parts are gone, and the new document names the new ones. Does this only once
 * for an address, because a part that is still missing stays missing. Returns whether the page is reloading.
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

/**
 * Whether an address can exist. `URL.canParse` refuses letters beyond ASCII in Node 20 and 22 once it has been called
 * some thousand times.
 */
export function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

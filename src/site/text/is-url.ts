/** After some thousand calls, `URL.canParse` refuses letters beyond ASCII in Node 20 and 22. */
export function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

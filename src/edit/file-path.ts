/** What file systems take, in bytes. */
const longestName = 255;

const isShort = (name: string) => new TextEncoder().encode(name).length <= longestName;

/** True for the path of a file that content may have: below its folder, not hidden, with forward slashes. */
export const isContentPath = (path: string): boolean =>
  path.length <= 300 &&
  path.split('/').every((name) => isShort(name) && /^[^.\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*$/u.test(name));

/** True for any path that can be one of a file below a folder that is not hidden, also with a name of another system. */
export const isShownPath = (path: string): boolean =>
  !path.includes('\0') && path.split(/[\\/]/).every((name) => name !== '' && !name.startsWith('.'));

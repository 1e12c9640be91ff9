/** True for the path of a file that content may have: below its folder, not hidden, with forward slashes. */
export const isContentPath = (path: string): boolean =>
  path.length <= 300 &&
  path.split('/').every((name) => /^[^.\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*$/u.test(name));

import type { TextEdit } from '../operation';

/** The one edit that makes a text another one. */
export function editBetween(was: string, text: string): TextEdit {
  let start = 0;
  while (start < was.length && start < text.length && was[start] === text[start]) start++;
  const most = Math.min(was.length, text.length) - start;
  let end = 0;
  while (end < most && was.at(-1 - end) === text.at(-1 - end)) end++;
  return { offset: start, length: was.length - start - end, text: text.slice(start, text.length - end) };
}

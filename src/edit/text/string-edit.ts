import type { Node } from 'jsonc-parser';
import type { TextEdit } from '../operation';
import { type JsonText, rawOf } from './json-text';

/** Makes another text of a string: only the characters that differ change, so that the other escapes stay. */
export function stringEdit(json: JsonText, node: Node, was: string, value: string): TextEdit {
  const raw = rawOf(json.source, node);
  const most = Math.min(was.length, value.length);
  let start = 0;
  while (start < most && was[start] === value[start]) start++;
  if (isHigh(was, start - 1)) start--;
  let same = 0;
  while (same < most - start && was.at(-1 - same) === value.at(-1 - same)) same++;
  if (isLow(was, was.length - same)) same--;
  const from = offsetOf(raw, start);
  const to = offsetOf(raw, was.length - same);
  const text = JSON.stringify(value.slice(start, value.length - same)).slice(1, -1);
  return { offset: node.offset + from, length: to - from, text };
}

/** Half of a character can't be written as UTF-8. */
const isHigh = (text: string, index: number) => /[\uD800-\uDBFF]/.test(text[index] ?? '');
const isLow = (text: string, index: number) => /[\uDC00-\uDFFF]/.test(text[index] ?? '');

/** Where a character of a string is in its JSON, from the opening quote on. */
function offsetOf(raw: string, index: number): number {
  let at = 1;
  for (let left = index; left > 0; left--) at += raw[at] !== '\\' ? 1 : raw[at + 1] === 'u' ? 6 : 2;
  return at;
}

import { isRecord } from '../../../../site/json/is-record';
import { shortened } from '../../../../site/text/wording';
import { nameAt } from '../../../protocol/names';

/** What a problem's fix does, as the end of "Fix: …". */
export function fixWords(operation: unknown): string {
  if (!isRecord(operation)) return 'correct it';
  const { op, value, was, to } = operation;
  if (op === 'move') return `rename it to ${nameAt(String(to))}`;
  if (op === 'remove') return 'remove it';
  if (typeof value === 'boolean') return `switch it ${value ? 'on' : 'off'}`;
  if (typeof value === 'number') return `write ${value}`;
  if (typeof value !== 'string') return 'correct it';
  if (typeof was !== 'string') return `write "${shortened(value)}"`;
  const [from, by] = changed(was, value);
  return from === was || from === ''
    ? `write "${shortened(value)}"`
    : `write "${shortened(by)}" for "${shortened(from)}"`;
}

/** A token in braces is one word, so is an address in a link. */
const word = /\{[^{}\s]*\}|[^\s()[\]{}"]+|\s+|./gu;

/** The words that differ, without what is equal before and after them. */
function changed(from: string, to: string): [from: string, to: string] {
  const [old, now] = [from.match(word) ?? [], to.match(word) ?? []];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++;
  let end = 0;
  const rest = Math.min(old.length, now.length) - start;
  while (end < rest && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  return [old.slice(start, old.length - end).join(''), now.slice(start, now.length - end).join('')];
}

import { isRecord } from '../../site/json/is-record';
import { escapeKey } from '../../site/json/json-path';
import { isEqual } from '../text/identity';
import { diffLists } from './diff-lists';
import type { Difference, Pair } from './difference';

/**
 * In what two JSON values differ, as steps from the first to the second, each as small as it can be. Items of lists are
 * identified by what differs from their siblings. The order of an object's fields does not matter.
 */
export function diffValues(was: unknown, value: unknown, pair: Pair = { from: '', to: '' }): Difference[] {
  if (Array.isArray(was) && Array.isArray(value)) return diffLists(was, value, pair, diffValues);
  if (isRecord(was) && isRecord(value) && was.type === value.type) return diffFields(was, value, pair);
  return isEqual(was, value) ? [] : [setting(was, value, pair)];
}

/** The whole value at once. */
const setting = (was: unknown, value: unknown, { from, to }: Pair): Difference => ({
  step: { op: 'set', at: to, value },
  alone: { op: 'set', at: from, value },
  from,
  to,
  was,
  value,
});

function diffFields(was: Record<string, unknown>, value: Record<string, unknown>, pair: Pair): Difference[] {
  const keys = new Set([...Object.keys(was), ...Object.keys(value)]);
  return [...keys].flatMap((key) => {
    const from = `${pair.from}/${escapeKey(key)}`;
    const to = `${pair.to}/${escapeKey(key)}`;
    if (!Object.hasOwn(value, key)) {
      const removed = was[key];
      return [
        { step: { op: 'remove', at: to }, alone: { op: 'remove', at: from }, from, was: removed } as const,
      ];
    }
    const now = value[key];
    if (Object.hasOwn(was, key)) return diffValues(was[key], now, { from, to });
    const step = { op: 'insert', at: to, value: now } as const;
    return [{ step, alone: { ...step, at: from }, to, value: now }];
  });
}

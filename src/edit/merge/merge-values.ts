import { isRecord } from '../../site/json/is-record';
import { listOf, memberOf } from '../../site/json/value-at';
import { isEqual } from '../text/identity';
import { mergeLists } from './merge-lists';
import { mergeWords } from './merge-words';
import { below, type Merged, type Side, type Sides, sentenceOf } from './merged';

/**
 * Merges what two sides have made of a JSON value: objects by field, lists by what their items are, texts by word. Where
 * both have changed the same thing, the value is that of `side`.
 */
export function mergeValues(sides: Sides, side: Side = 'ours'): Merged {
  const { base, ours, theirs } = sides;
  if (isEqual(ours, theirs) || isEqual(base, theirs)) return { value: ours, conflicts: [] };
  if (isEqual(base, ours)) return { value: theirs, conflicts: [] };
  return mergeChanged(sides, side) ?? { value: sides[side], conflicts: [conflictOf(sides)] };
}

const conflictOf = (sides: Sides) => ({ ...sides, pointer: '', message: sentenceOf(sides) });

/** Undefined if the value can only be taken as a whole. */
function mergeChanged(sides: Sides, side: Side): Merged | undefined {
  const { base, ours, theirs } = sides;
  const inner = (each: Sides) => mergeValues(each, side);
  if ([base, ours, theirs].every((value) => value === undefined || Array.isArray(value))) {
    const lists = { base: listOf(base), ours: listOf(ours), theirs: listOf(theirs) };
    const merged = mergeLists(lists, side, inner);
    // A list that loses its last item is removed, and comes back with the first one.
    const isGone = merged.value.length === 0 && (ours === undefined || theirs === undefined);
    return isGone ? { ...merged, value: undefined } : merged;
  }
  if (isRecord(base) && isRecord(ours) && isRecord(theirs)) {
    const isSame = [ours, theirs].every(({ type, src }) => type === base.type && src === base.src);
    // What is said of a picture fits no other one.
    return isSame ? mergeFields(ours, sides, inner) : undefined;
  }
  if (typeof base !== 'string' || typeof ours !== 'string' || typeof theirs !== 'string') return undefined;
  const value = mergeWords(base, ours, theirs);
  return value === undefined ? undefined : { value, conflicts: [] };
}

function mergeFields(ours: Record<string, unknown>, sides: Sides, inner: (each: Sides) => Merged): Merged {
  const { base, theirs } = sides;
  const keys = [...new Set([...Object.keys(ours), ...(isRecord(theirs) ? Object.keys(theirs) : [])])];
  const fields = keys.map((key) => {
    const field = { base: memberOf(base, key), ours: memberOf(ours, key), theirs: memberOf(theirs, key) };
    return { key, ...inner(field) };
  });
  const kept = fields.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(kept.map(({ key, value }) => [key, value])),
    conflicts: fields.flatMap(({ key, conflicts }) => below(key, conflicts)),
  };
}

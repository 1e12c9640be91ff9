import { keysOf } from '../../site/json/json-path';
import type { InsertValue, ValueOperation } from '../operation';
import type { Draft } from './draft';
import { findPlace, rootPlace, type TextPlace } from './find-place';
import { identityOf } from './identity';

/** The value of an operation. With `was` an item is found also where nothing else tells it. */
export function findTarget(
  draft: Draft,
  { at, was, items }: Exclude<ValueOperation, InsertValue>,
): TextPlace | undefined {
  const known = items?.[at] === undefined && was !== undefined ? { ...items, [at]: identityOf(was) } : items;
  return findPlace(draft.source(), rootPlace(draft.root()), keysOf(at), known);
}

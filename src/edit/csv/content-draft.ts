import type { Conflict, Performed } from '../conflict';
import type { InsertValue, ValueOperation } from '../operation';
import { anchor } from '../text/anchor';
import type { Draft } from '../text/draft';
import { findTarget, readValue } from '../text/find-place';
import { perform } from '../text/perform';
import { anchorInTable } from './anchor-in-table';
import { findInTable, performInTable } from './perform-in-table';
import type { TableDraft } from './table-draft';

/** A file while operations change it: its JSON, or its table. */
export type ContentDraft = Draft | TableDraft;

export const isTableDraft = (draft: ContentDraft): draft is TableDraft => 'csv' in draft;

export const performIn = (draft: ContentDraft, operation: ValueOperation): Performed | Conflict =>
  isTableDraft(draft) ? performInTable(draft, operation) : perform(draft, operation);

export const anchorIn = (draft: ContentDraft, operation: ValueOperation): ValueOperation =>
  isTableDraft(draft) ? anchorInTable(draft, operation) : anchor(draft, operation);

/** Where the value of an operation is now, and what it is; undefined if it is gone. */
export function findIn(
  draft: ContentDraft,
  operation: Exclude<ValueOperation, InsertValue>,
): { pointer: string; value: unknown } | undefined {
  if (isTableDraft(draft)) return findInTable(draft, operation);
  const place = findTarget(draft, operation);
  return place && { pointer: place.pointer, value: readValue(draft.source(), place.described.node) };
}

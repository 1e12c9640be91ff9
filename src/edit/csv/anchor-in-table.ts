import { keysOf } from '../../site/json/json-path';
import type { Identity, ValueOperation } from '../operation';
import { findInTable } from './perform-in-table';
import type { TableDraft } from './table-draft';

/** Adds to an operation what places it in a table that changes meanwhile: the value before, and the rows around it. */
export function anchorInTable(draft: TableDraft, operation: ValueOperation): ValueOperation {
  const index = Number(keysOf(operation.at)[0]);
  const identities = draft.identities();
  const items: Record<string, Identity> = {};
  for (const row of [index - 1, index, index + 1]) {
    const identity = identities[row];
    if (identity) items[`/${row}`] = distinct(identity, identities);
  }
  const placed = Object.keys(items).length > 0 ? { ...operation, items } : operation;
  if (placed.op === 'insert' || placed.op === 'move') return placed;
  const found = findInTable(draft, operation);
  if (found?.value !== undefined) return { ...placed, was: found.value };
  // A cell that must be empty.
  return placed.op === 'set' ? { ...placed, op: 'insert' } : placed;
}

/** Rows that have one slug are told apart by all that they say. */
function distinct(identity: Identity, all: readonly Identity[]): Identity {
  const { id } = identity;
  const isOnly = id !== undefined && all.filter((other) => other.id === id).length === 1;
  return isOnly ? { id } : { hash: identity.hash ?? '' };
}

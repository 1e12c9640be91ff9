import { applyTransaction, isUnfit } from '../../src/edit/apply-transaction';
import type { Transaction } from '../../src/edit/operation';
import { memoryFiles } from '../../src/site/files/memory-files';
import type { ContentFiles } from './generated/fix-site';

/** A content folder in memory after a transaction, which must fit. */
export function changedFiles(before: ContentFiles, transaction: Transaction): ContentFiles {
  const applied = applyTransaction(memoryFiles(before), transaction);
  if (isUnfit(applied))
    throw new Error([...applied.conflicts, ...applied.findings].map(({ message }) => message).join('\n'));
  const after = new Map(Object.entries(before));
  for (const { from } of applied.changes) if (from !== undefined) after.delete(from);
  for (const { from, to, text } of applied.changes) {
    const content = text ?? before[from ?? ''];
    if (to !== undefined && content !== undefined) after.set(to, content);
  }
  return Object.fromEntries([...after].sort(([a], [b]) => (a < b ? -1 : 1)));
}

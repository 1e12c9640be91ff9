import type { Unfit } from '../../../edit/apply-transaction';
import { mergeTyping } from '../../../edit/merge/merge-typing';
import type { Transaction } from '../../../edit/operation';

/** A text, and what it was when somebody typed words in it. */
interface TypedWords {
  was: string;
  value: string;
}

/** Undefined for a change of something else. */
export function typedWords({ operations }: Transaction): TypedWords | undefined {
  const [operation, ...others] = operations;
  if (operation?.op !== 'set' || others.length > 0) return undefined;
  const { was, value } = operation;
  return typeof was === 'string' && typeof value === 'string' ? { was, value } : undefined;
}

/** The same where the text is what it was: words that are typed in an empty field may add it. */
export const expecting = (transaction: Transaction, was: string): Transaction => ({
  ...transaction,
  operations: transaction.operations.map((operation) => {
    if (operation.op !== 'set') return operation;
    const { was: _, ...others } = operation;
    return { ...others, ...(was !== '' && { was }) };
  }),
});

/**
 * The same in the text that somebody else has typed in meanwhile; undefined if that is not why it does not fit, or if it is
 * not known whose words come first.
 */
export function joinWords(
  transaction: Transaction,
  { was, value }: TypedWords,
  { conflicts: [conflict] }: Unfit,
  isFirst: boolean | undefined,
): Transaction | undefined {
  const { operation, reason, found } = conflict ?? {};
  const isThere = reason === 'changed' || reason === 'exists';
  if (!isThere || !operation || !('value' in operation) || typeof found !== 'string' || isFirst === undefined)
    return undefined;
  const joined = isFirst ? mergeTyping(was, value, found) : mergeTyping(was, found, value);
  return { ...transaction, operations: [{ ...operation, op: 'set', value: joined, was: found }] };
}

import { isUnfit, type Unfit } from '../../../edit/apply-transaction';
import type { Transaction } from '../../../edit/operation';
import type { PictureMove } from '../../protocol/session/picture-move';
import type { Session } from '../../protocol/session/session';
import type { Made } from '../../protocol/session/travel';
import type { Change } from '../../protocol/workspace';
import type { TextVersions } from './text-versions';
import { expecting, joinWords, typedWords } from './typed-words';

/** A change with the pictures that it moves. They are moved at once, its texts are written when they are valid. */
export interface WorkspaceChange extends Change {
  pictures?: readonly PictureMove[];
}

/**
 * Applies a change that an author has made for a version of a file, where its place is now and with the words that others
 * have typed there. Undefined if it needs the change's `base`, which is missing.
 */
export function applyChange(
  session: Session,
  versions: TextVersions,
  author: string,
  { id, transaction, version, base, step, pictures = [] }: WorkspaceChange,
): { placed: Transaction; made: Made | Unfit } | undefined {
  const as = { id, pictures, ...(step !== undefined && { step: `${author} ${step}` }) };
  const file = transaction.operations[0]?.file;
  if (version === undefined || file === undefined)
    return { placed: transaction, made: session.apply(transaction, as) };
  const found = versions.place(transaction, file, version, author, base);
  if (!found) return undefined;
  const typed = typedWords(transaction);
  const placed = typed ? expecting(found, typed.was) : found;
  const made = session.apply(placed, as);
  if (!typed || !isUnfit(made)) return { placed, made };
  const joined = joinWords(placed, typed, made, versions.comesFirst(file, version, author));
  return { placed, made: joined ? session.apply(joined, as) : made };
}

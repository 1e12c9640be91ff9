import type { Files } from '../site/files/files';
import type { Finding } from '../site/problem/finding';
import { type Conflict, conflict, type Performed } from './conflict';
import { anchorIn, type ContentDraft, performIn } from './csv/content-draft';
import { isContentPath } from './file-path';
import { createOpenFiles, isDraft, type OpenFiles, textOf } from './open-files';
import type { FileOperation, Operation, TextEdit, Transaction, ValueOperation } from './operation';
import type { FileChange } from './overlay-files';
import { hashOf } from './text/identity';

/** A transaction that fits, in memory. */
export interface Applied {
  changes: readonly FileChange[];
  /** The edits of every file with edited values, by its path before. */
  edits: readonly { file: string; edits: readonly TextEdit[] }[];
  /** Undoes it: byte by byte while the files stay as they are then, otherwise as far as it still fits. */
  inverse: Transaction;
}

/** Why a transaction does not fit: nothing of it is applied. */
export interface Unfit {
  /** The first conflict of each file. */
  conflicts: readonly Conflict[];
  /** What is wrong with files that can't be edited, as `validate` reports it. */
  findings: readonly Finding[];
  /** Why pictures that belong to it can't be moved. */
  unmoved?: string;
}

export const isUnfit = (result: object): result is Unfit => 'conflicts' in result;

/** Is called around each operation. A deletion is given with the text that is deleted. */
interface Observer {
  /** The draft is the content that the operation is made for. */
  before(operation: Operation, draft?: ContentDraft): void;
  /** With what undoes it; the draft is the content after it. */
  after?(undo: readonly Operation[], draft?: ContentDraft): void;
}

/** A transaction that fits, with what places it in files that change meanwhile. */
export function anchorTransaction(files: Files, transaction: Transaction): Transaction {
  const operations: Operation[] = [];
  applyTransaction(files, transaction, {
    before: (operation, draft) => void operations.push(anchored(operation, draft)),
  });
  return { ...transaction, operations };
}

/**
 * Applies and anchors at once: another program may write a file between two looks at it. The inverse is anchored in
 * the content after each operation, which is what the inverse of that operation is made for.
 */
export function applyAnchored(
  files: Files,
  transaction: Transaction,
): (Applied & { anchored: Transaction }) | Unfit {
  const operations: Operation[] = [];
  const undos: (readonly Operation[])[] = [];
  const applied = applyTransaction(files, transaction, {
    before: (operation, draft) => void operations.push(anchored(operation, draft)),
    after([first, ...others], draft) {
      // The other operations expect the content without the moved value, where the move has anchored them.
      undos.push(first ? [anchored(first, draft), ...others] : others);
    },
  });
  if (isUnfit(applied)) return applied;
  const { changes, edits, inverse } = applied;
  const anchoredInverse = { ...inverse, operations: undos.reverse().flat() };
  return { changes, edits, inverse: anchoredInverse, anchored: { ...transaction, operations } };
}

const anchored = (operation: Operation, draft: ContentDraft | undefined): Operation =>
  isOnFile(operation) || !draft ? operation : anchorIn(draft, operation);

/** Applies a transaction to files in memory: as a whole, or not at all. */
export function applyTransaction(
  files: Files,
  { name, operations, exact = [] }: Transaction,
  observer?: Observer,
): Applied | Unfit {
  const open = createOpenFiles(files);
  /** What undoes each operation, in their order. */
  const undos: (readonly Operation[])[] = [];
  const conflicts: Conflict[] = [];
  const findings: Finding[] = [];
  const failed = new Set<string>();
  prepareExact(open, exact);
  for (const operation of operations) {
    const { file } = operation;
    if (failed.has(file)) continue;
    const outcome = isOnFile(operation)
      ? onFile(open, operation, observer)
      : onValue(open, operation, observer);
    if ('undo' in outcome) {
      undos.push(outcome.undo);
      observer?.after?.(outcome.undo, open.get(file)?.draft);
    } else failed.add(file);
    if ('reason' in outcome) conflicts.push(outcome);
    if ('findings' in outcome) findings.push(...outcome.findings);
  }
  if (conflicts.length > 0 || findings.length > 0) return { conflicts, findings };
  return {
    changes: open.changes(),
    // Of all pages they take a third as long as the change itself, and few ask for them.
    get edits() {
      return open.edits();
    },
    get inverse() {
      return { name: `Undo: ${name}`, operations: undos.toReversed().flat(), exact: open.exact() };
    },
  };
}

const isOnFile = (operation: Operation): operation is FileOperation =>
  operation.op === 'create' || operation.op === 'rename' || operation.op === 'delete';

function prepareExact(open: OpenFiles, exact: NonNullable<Transaction['exact']>): void {
  const found = exact.map(({ file, of, edits }) => ({ file: open.get(file), of, edits }));
  if (!found.every(({ file, of }) => file && hashOf(file.text()) === of)) return;
  for (const { file, edits } of found) if (file) file.exact = edits;
}

function onValue(
  open: OpenFiles,
  operation: ValueOperation,
  observer: Observer | undefined,
): Performed | Conflict | { findings: readonly Finding[] } {
  const file = open.get(operation.file);
  if (!file) return conflict(operation, 'missing');
  const draft = open.draft(operation.file, file);
  if (!isDraft(draft)) return { findings: draft };
  observer?.before(operation, draft);
  return performIn(draft, operation);
}

function onFile(
  open: OpenFiles,
  operation: FileOperation,
  observer: Observer | undefined,
): { undo: readonly Operation[] } | Conflict {
  if (operation.op !== 'delete') observer?.before(operation);
  const { file: path } = operation;
  if (!isContentPath('to' in operation ? operation.to : path)) return conflict(operation, 'path');
  const file = open.get(path);
  if (operation.op === 'create') {
    if (file) return conflict(operation, 'exists');
    const inTheWay = open.inTheWay(path);
    if (inTheWay !== undefined) return conflict(operation, 'inTheWay', inTheWay);
    const { text } = operation;
    open.put(path, { from: undefined, text: () => text });
    return { undo: [{ op: 'delete', file: path, was: text }] };
  }
  if (!file) return conflict(operation, 'missing');
  if (operation.op === 'rename') {
    if (open.get(operation.to)) return conflict(operation, 'exists');
    open.put(path, undefined);
    const inTheWay = open.inTheWay(operation.to);
    if (inTheWay !== undefined) return conflict(operation, 'inTheWay', inTheWay);
    open.put(operation.to, file);
    return { undo: [{ op: 'rename', file: operation.to, to: path }] };
  }
  const text = textOf(file);
  if (text.includes('\uFFFD')) return conflict(operation, 'noText');
  if (operation.was !== undefined && operation.was !== text) return conflict(operation, 'changed', text);
  observer?.before({ ...operation, was: text });
  open.put(path, undefined);
  return { undo: [{ op: 'create', file: path, text }] };
}

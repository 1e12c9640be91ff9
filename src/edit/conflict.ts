import type { Operation, ValueOperation } from './operation';

/** Why an operation does not fit the content. */
export type Reason =
  /** The value is another one meanwhile. */
  | 'changed'
  /** There is no such value, or it can't be told which of several is meant. */
  | 'missing'
  /** A field or a file is there already. */
  | 'exists'
  /** The operation makes no sense there, such as to insert into a text. */
  | 'unfit'
  /** The path of a file is not one below the content folder. */
  | 'path'
  /** A file would be below another one, or there is a folder. */
  | 'inTheWay'
  /** A file is no text, so that nothing could bring it back. */
  | 'noText';

/** One operation that was not applied, with both values. */
export interface Conflict {
  reason: Reason;
  operation: Operation;
  /** What is there now; missing if there is nothing. */
  found?: unknown;
  /** Where that is; the operation's own pointer may be older. */
  pointer?: string;
  message: string;
}

/** Of an operation that was applied: the operations that undo it, in their order. None if it changed nothing. */
export interface Performed {
  undo: readonly ValueOperation[];
}

export const isConflict = (outcome: object): outcome is Conflict => 'reason' in outcome;

const longest = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

const wanted = (operation: Operation): string => {
  switch (operation.op) {
    case 'set':
    case 'insert':
      return ` It was to become ${shown(operation.value)}.`;
    case 'remove':
    case 'delete':
      return ' It was to be removed.';
    case 'move':
      return ` It was to be moved to ${operation.to}.`;
    case 'rename':
      return ` It was to be renamed to ${operation.to}.`;
    default:
      return '';
  }
};

export function conflict(operation: Operation, reason: Reason, found?: unknown, pointer?: string): Conflict {
  const place =
    'at' in operation ? `${operation.file} ${operation.at || '(the whole file)'}` : operation.file;
  const before = 'was' in operation && operation.was !== undefined ? `, not ${shown(operation.was)}` : '';
  const sentences: Record<Reason, string> = {
    changed: `This is ${shown(found)} now${before}.`,
    missing: 'This does not exist, or it can’t be told which one is meant.',
    exists: found === undefined ? 'This exists already.' : `This exists already, as ${shown(found)}.`,
    path: 'This is not the path of a file below the content folder.',
    inTheWay: `${shown(found)} is in the way.`,
    noText: 'This is no text, so a transaction could not bring it back. Delete the file itself.',
    unfit: 'Only a list takes items, and only an object takes fields.',
  };
  return {
    reason,
    operation,
    ...(found !== undefined && { found }),
    ...(pointer !== undefined && { pointer }),
    message: `${place}: ${sentences[reason]}${wanted(operation)}`,
  };
}

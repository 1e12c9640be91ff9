import { isRecord } from '../site/json/is-record';
import { deepest, isDeep } from '../site/json/parse-json';
import type { Operation, Transaction } from './operation';

/** The fields that each operation needs, besides `op` and `file`. */
const needed = {
  set: ['at', 'value'],
  insert: ['at', 'value'],
  remove: ['at'],
  move: ['at', 'to'],
  create: ['text'],
  rename: ['to'],
  delete: [],
} as const satisfies Record<Operation['op'], readonly string[]>;

/** In characters: of names that no schema has. */
const longestPointer = 10_000;

const optional: readonly string[] = ['op', 'file', 'was', 'items', 'text'];
const names = Object.keys(needed);

/** A transaction from JSON, or what is wrong with it. */
export function readTransaction(value: unknown): Transaction | string {
  if (!isRecord(value) || !Array.isArray(value.operations))
    return 'A transaction is an object with `name` and a list `operations`.';
  const { name = 'Change', operations, exact } = value;
  if (isDeep(operations)) return `Values have at most ${deepest} levels.`;
  if (typeof name !== 'string') return '`name` is a text, such as "Move /a to /b".';
  if (exact !== undefined && !isExact(exact))
    return '`exact` is only for a transaction that a command printed.';
  for (const [index, operation] of operations.entries()) {
    const mistake = mistakeIn(operation);
    if (mistake) return `/operations/${index}: ${mistake}`;
  }
  return { ...value, name } as Transaction;
}

function mistakeIn(operation: unknown): string | undefined {
  if (!isRecord(operation)) return 'An operation is an object with `op` and `file`.';
  const { op, file, at, to, text } = operation;
  if (typeof op !== 'string' || !isName(op)) return `\`op\` is one of ${names.join(', ')}.`;
  if (typeof file !== 'string')
    return '`file` is a path below the content folder, such as "pages/index.json".';
  const missing = needed[op].find((field) => operation[field] === undefined);
  if (missing)
    return `\`${missing}\` is missing: ${op} needs ${needed[op].map((field) => `\`${field}\``).join(' and ')}.`;
  const unknown = Object.keys(operation).find(
    (key) => !optional.includes(key) && !needed[op].some((field) => field === key),
  );
  if (unknown) return `\`${unknown}\` is no field of ${op}.`;
  if (at !== undefined && !isPointer(at)) return '`at` is a JSON pointer, such as "/blocks/0/heading".';
  if (op === 'move' && !isPointer(to)) return '`to` is a JSON pointer, such as "/blocks/0".';
  if (op === 'rename' && typeof to !== 'string') return '`to` is a path below the content folder.';
  if (text !== undefined && typeof text !== 'string') return '`text` is a text.';
  if (operation.items !== undefined && !isItems(operation.items))
    return '`items` has an object for each pointer.';
  return undefined;
}

const isName = (op: string): op is Operation['op'] => Object.hasOwn(needed, op);
const isPointer = (value: unknown) =>
  typeof value === 'string' &&
  value.length <= longestPointer &&
  /^(\/([^~]|~[01])*)?$/.test(value) &&
  value.split('/').length <= deepest;
const isItems = (value: unknown) =>
  isRecord(value) && Object.values(value).every(isRecord) && Object.keys(value).every(isPointer);

const isExact = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (each) =>
      isRecord(each) && typeof each.file === 'string' && typeof each.of === 'string' && isEdits(each.edits),
  );

const isEdits = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (edit) =>
      isRecord(edit) &&
      Number.isInteger(edit.offset) &&
      Number.isInteger(edit.length) &&
      typeof edit.text === 'string',
  );

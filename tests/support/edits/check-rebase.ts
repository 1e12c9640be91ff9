import { anchorTransaction } from '../../../src/edit/apply-transaction';
import { isConflict } from '../../../src/edit/conflict';
import type { Operation, ValueOperation } from '../../../src/edit/operation';
import { editText } from '../../../src/edit/text/edit-text';
import { isEqual } from '../../../src/edit/text/identity';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { isRecord } from '../../../src/site/json/is-record';
import { keysOf } from '../../../src/site/json/json-path';
import { applyToModel, childAt, withoutEmptyLists } from './model';
import { valuesIn } from './random-operations';

export type Rebased = 'applied' | 'conflict';

/** Where an operation applies in a parsed document, by the objects themselves: other edits may move them. */
interface Target {
  parent: unknown;
  key: string;
  value: unknown;
}

/** Makes an operation on a text that another one has changed. Throws if either of the two is lost. */
export function rebaseAtRandom(
  file: string,
  text: string,
  [ours, theirs]: readonly [ValueOperation, readonly ValueOperation[]],
): Rebased {
  const document: unknown = JSON.parse(text);
  const target = targetOf(document, ours);
  const other = editText(file, text, theirs);
  if (isConflict(other)) throw new Error(other.message);
  let isClear = !hasTwins(document) && !theirs.some((operation) => replaces(operation, ours));
  for (const operation of theirs) {
    applyToModel(document, structuredClone(operation));
    isClear &&= !hasTwins(document);
  }
  const [anchored] = anchorTransaction(memoryFiles({ [file]: text }), {
    name: 'Test',
    operations: [ours],
  }).operations;
  const result = editText(file, other.text, [anchored].filter(isOnValue));
  if (isConflict(result)) return 'conflict';
  const now: unknown = withoutEmptyLists(JSON.parse(result.text));
  const isExpected = possibleResults(document, target, ours).some((each) => isEqual(each, now));
  if (isClear && !isExpected) throw new Error(`Lost: ${JSON.stringify({ ours, theirs })}`);
  return 'applied';
}

const isOnValue = (operation: Operation | undefined): operation is ValueOperation =>
  operation !== undefined && 'at' in operation;

function targetOf(document: unknown, { at }: ValueOperation): Target {
  const keys = keysOf(at);
  const parent = keys.slice(0, -1).reduce<unknown>((value, key) => childAt(value, key), document);
  const key = keys.at(-1) ?? '';
  return { parent, key, value: childAt(parent, key) };
}

/** What the document may be after the operation, which is made on the objects that it was made for. */
function possibleResults(document: unknown, target: Target, operation: ValueOperation): unknown[] {
  const { parent } = target;
  if (!valuesIn(document).some(({ value }) => value === parent)) return [];
  const results: unknown[] = [];
  const keep = (change: (undo: (() => void)[]) => void) => {
    const undo: (() => void)[] = [];
    change(undo);
    results.push(withoutEmptyLists(structuredClone(document)));
    for (const step of undo.reverse()) step();
  };
  if (Array.isArray(parent)) {
    for (const list of listResults(parent, target, operation))
      keep((undo) => {
        const before = [...parent];
        parent.splice(0, parent.length, ...list);
        undo.push(() => parent.splice(0, parent.length, ...before));
      });
  } else if (isRecord(parent)) {
    const before = { ...parent };
    applyToModel(parent, { ...operation, ...onField(operation) });
    results.push(withoutEmptyLists(structuredClone(document)));
    for (const key of Object.keys(parent)) delete parent[key];
    Object.assign(parent, before);
  }
  return results;
}

const lastOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/'));
const onField = (operation: ValueOperation) =>
  operation.op === 'move'
    ? { at: lastOf(operation.at), to: lastOf(operation.to) }
    : { at: lastOf(operation.at) };

function listResults(list: readonly unknown[], { value }: Target, operation: ValueOperation): unknown[][] {
  const everywhere = (rest: readonly unknown[], item: unknown) =>
    Array.from({ length: rest.length + 1 }, (_, index) => rest.toSpliced(index, 0, item));
  if (operation.op === 'insert') return everywhere(list, operation.value);
  // Texts have no identity: any equal one may be meant.
  return list.flatMap((item, index) => {
    if (item !== value) return [];
    if (operation.op === 'set') return [list.with(index, operation.value)];
    const rest = list.toSpliced(index, 1);
    return operation.op === 'remove' ? [rest] : everywhere(rest, item);
  });
}

/** An item that is written again may still be known, and a list that is not there any more comes back with a new item. */
const replaces = (theirs: ValueOperation, ours: ValueOperation): boolean =>
  (theirs.op === 'set' && ours.at.startsWith(`${theirs.at}/`)) ||
  (theirs.op === 'set' && ours.op === 'move' && ours.at === theirs.at) ||
  ((theirs.op === 'remove' || theirs.op === 'move') &&
    ours.op === 'insert' &&
    parentOf(ours.at) === theirs.at);

export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** Equal items can't be distinguished. */
const hasTwins = (document: unknown): boolean =>
  valuesIn(document).some(
    ({ value }) =>
      Array.isArray(value) && new Set(value.map((item) => JSON.stringify(item))).size < value.length,
  );

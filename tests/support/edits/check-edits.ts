import { isConflict } from '../../../src/edit/conflict';
import type { ValueOperation } from '../../../src/edit/operation';
import { editText } from '../../../src/edit/text/edit-text';
import { isEqual } from '../../../src/edit/text/identity';
import { applyEdits } from '../../../src/edit/text/pieces';
import { keysOf } from '../../../src/site/json/json-path';
import { childOf, nodeAt, readTree } from '../../../src/site/json/json-tree';
import { applyToModel, withoutEmptyLists } from './model';
import { type Random, randomOperation } from './random-operations';

/** Makes a few random operations on a text. Gives the new text, or throws what is wrong with it. */
export function editAtRandom(random: Random, file: string, text: string, most: number): string {
  const operations: ValueOperation[] = [];
  let current = text;
  for (let count = 1 + Math.floor(random() * most); count > 0; count--) {
    // Its pointers are those of the text as it is: lists that got empty may be gone.
    const document: unknown = JSON.parse(current.replace(/^\uFEFF/, ''));
    const operation = structuredClone(randomOperation(random, file, document));
    operations.push(operation);
    const step = checked(file, current, [operation]);
    applyToModel(document, operation);
    expectSame(step, document, operations);
    expectKeptTokens(current, step, operation, operations);
    expectKeptBytes(current, step, operation, operations);
    current = step;
  }
  const all = checked(file, text, operations);
  if (all !== current) fail('The operations one by one give another text than together.', operations);
  return all;
}

function checked(file: string, text: string, operations: readonly ValueOperation[]): string {
  const result = editText(file, text, operations);
  if (isConflict(result)) return fail(result.message, operations);
  if (applyEdits(text, result.edits) !== result.text) fail('The edits do not give the text.', operations);
  if (applyEdits(result.text, result.inverse) !== text)
    fail('The inverse does not restore the text.', operations);
  return result.text;
}

function expectSame(text: string, model: unknown, operations: readonly ValueOperation[]): void {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!isEqual(withoutEmptyLists(value), withoutEmptyLists(model)))
    fail('The value is not that of the model.', operations);
}

/** Nothing changes around the object that holds the value, or the list of it. */
function expectKeptBytes(
  before: string,
  after: string,
  { op, at }: ValueOperation,
  operations: readonly ValueOperation[],
): void {
  const source = before.replace(/^\uFEFF/, '');
  const shift = before.length - source.length;
  let node = readTree(source);
  let around = node;
  for (const key of keysOf(at).slice(0, -2)) {
    node = node && childOf(node, key)?.value;
    // Lists, and objects on one line, may be laid out again.
    const isExpanded = node?.type === 'object' && /^\{\s*\n/.test(source.slice(node.offset));
    if (isExpanded) around = node;
  }
  if (!around || op === 'move') return;
  const [start, end] = [around.offset + shift, around.offset + shift + around.length];
  if (!after.startsWith(before.slice(0, start)) || !after.endsWith(before.slice(end)))
    fail('Something around the value has changed.', operations);
}

/** Texts and numbers that stay are written as they were: an escape stays an escape. */
function expectKeptTokens(
  before: string,
  after: string,
  operation: ValueOperation,
  operations: readonly ValueOperation[],
): void {
  const left = countTokens(after);
  for (const [token, count] of countTokens(before)) left.set(token, (left.get(token) ?? 0) - count);
  const changed = [...left.values()].reduce((sum, count) => sum + Math.abs(count), 0);
  const value = 'value' in operation ? tokensIn(JSON.stringify(operation.value)).length : 0;
  const old =
    operation.op === 'set' || operation.op === 'remove'
      ? tokensIn(valueText(before, operation.at)).length
      : 0;
  // The key and its colon, a comma, and the brackets of a list that got empty.
  if (changed > value + old + 7) fail(`${changed} tokens have changed.`, operations);
}

function valueText(text: string, pointer: string): string {
  const source = text.replace(/^\uFEFF/, '');
  const root = readTree(source);
  const node = root && nodeAt(root, keysOf(pointer));
  return node ? source.slice(node.offset, node.offset + node.length) : '';
}

function countTokens(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokensIn(text)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

const tokensIn = (text: string): string[] => text.match(/"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s[\]{}:,"]+/g) ?? [];

function fail(reason: string, operations: readonly ValueOperation[]): never {
  throw new Error(`${reason}\n${JSON.stringify(operations)}`);
}

import type { Node } from 'jsonc-parser';
import { keysOf } from '../../site/json/json-path';
import { type Conflict, conflict, type Performed } from '../conflict';
import type { RemoveValue, SetValue, TextEdit, ValueOperation } from '../operation';
import { describeRoot } from './described';
import type { Draft } from './draft';
import { findParent, findPlace, findTarget, readValue, rootPlace } from './find-place';
import { isEqual } from './identity';
import { insertField, insertValue } from './insert';
import { endOf, indentAt, isContainer, type JsonText, lineStart } from './json-text';
import { spotOf } from './keep-layout';
import { mustBreak } from './layout';
import { moveValue } from './move';
import { removePlace } from './remove';
import { stringEdit } from './string-edit';
import { writeNew } from './write-value';

/**
 * Sets a text or a number that is on a line of its own, without parsing the file again: a file of five megabytes takes
 * a hundred milliseconds, and may have thousands of places. Undefined when it is no such value.
 */
function setToken(draft: Draft, operation: SetValue): Performed | Conflict | undefined {
  const { file, at, value, was, items } = operation;
  if (items || (typeof value === 'object' && value !== null)) return undefined;
  const json = draft.settled();
  const { source, root } = json;
  const place = findPlace(source, rootPlace(describeRoot(file, root)), keysOf(at));
  const above = place?.above?.place.described.node;
  if (above?.type !== 'object' || !place || !mustBreak(source, above)) return undefined;
  const { node } = place.described;
  if (isContainer(node)) return undefined;
  const found = readValue(source, node);
  if (draft.isWaiting(node)) return undefined;
  if (isEqual(found, value)) return { undo: [] };
  if (was !== undefined && !isEqual(found, was)) return conflict(operation, 'changed', found, at);
  const isText = typeof found === 'string' && typeof value === 'string';
  const { offset, length } = node;
  draft.replaceToken(
    node,
    isText ? stringEdit(json, node, found, value) : { offset, length, text: JSON.stringify(value) },
  );
  return { undo: [{ op: 'set', file, at, value: found, was: value }] };
}

/** Applies one operation where its value is now, or says why it does not fit. */
export function perform(draft: Draft, operation: ValueOperation): Performed | Conflict {
  switch (operation.op) {
    case 'set':
      return setToken(draft, operation) ?? setValue(draft, operation);
    case 'insert':
      return insertValue(draft, operation);
    case 'remove':
      return removeValue(draft, operation);
    case 'move':
      return moveValue(draft, operation);
  }
}

function setValue(draft: Draft, operation: SetValue): Performed | Conflict {
  const place = findTarget(draft, operation);
  if (!place)
    return operation.was === undefined ? addField(draft, operation) : conflict(operation, 'missing');
  const { node } = place.described;
  const found = readValue(draft.source(), node);
  const { value, was } = operation;
  if (isEqual(found, value)) return { undo: [] };
  if (was !== undefined && !isEqual(found, was)) return conflict(operation, 'changed', found, place.pointer);
  const json = draft.json();
  const edit =
    typeof found === 'string' && typeof value === 'string'
      ? stringEdit(json, node, found, value)
      : valueEdit(json, node, value);
  if (place.above) draft.change(place.above.place.described.node, [edit]);
  else draft.replace([edit]);
  const { file } = operation;
  return { undo: [{ op: 'set', file, at: place.pointer, value: found, was: value }] };
}

function valueEdit(json: JsonText, node: Node, value: unknown): TextEdit {
  const start = lineStart(json.source, node.offset);
  const indent = indentAt(json.source, node.offset);
  const name = json.source.slice(start + indent.length, node.offset);
  const { after } = spotOf(json, node);
  const text = writeNew(json, value)(name, indent, after).slice(name.length);
  return { offset: node.offset, length: endOf(node) - node.offset, text };
}

function addField(draft: Draft, operation: SetValue): Performed | Conflict {
  const { at, value, items } = operation;
  const parent = findParent(draft, at, items);
  if (parent?.described.node.type !== 'object') return conflict(operation, 'missing');
  return insertField(draft, operation, parent, keysOf(at).at(-1) ?? '', writeNew(draft.json(), value));
}

function removeValue(draft: Draft, operation: RemoveValue): Performed | Conflict {
  const place = findTarget(draft, operation);
  if (!place) return conflict(operation, 'missing');
  if (!place.above) return conflict(operation, 'unfit');
  const found = readValue(draft.source(), place.described.node);
  if (operation.was !== undefined && !isEqual(found, operation.was))
    return conflict(operation, 'changed', found, place.pointer);
  return { undo: [removePlace(draft, operation.file, place)] };
}

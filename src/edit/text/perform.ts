import type { Node } from 'jsonc-parser';
import { keysOf } from '../../site/json/json-path';
import { type Conflict, conflict, type Performed } from '../conflict';
import type { MoveValue, RemoveValue, SetValue, TextEdit, ValueOperation } from '../operation';
import { describe } from './described';
import type { Draft } from './draft';
import { findParent, findPlace, findTarget, readValue, rootPlace, type TextPlace } from './find-place';
import { isEqual } from './identity';
import { insertField, insertValue } from './insert';
import { endOf, indentAt, isContainer, type JsonText, lineStart, membersOf } from './json-text';
import { spotOf } from './keep-layout';
import { mustBreak } from './layout';
import { moveValue } from './move';
import { removePlace } from './remove';
import { stringEdit } from './string-edit';
import { writeInstead, writeNew } from './write-value';

/**
 * The place of an operation on a line of its own, without parsing the file again: a file of five megabytes takes a
 * hundred milliseconds, and may have thousands of places. Undefined if the text may have another layout afterwards, or
 * if a name on the way waits to be changed.
 */
function settledPlace(draft: Draft, { at, items }: SetValue | MoveValue): TextPlace | undefined {
  const { source, root } = draft.settled();
  const place = items ? undefined : findPlace(source, rootPlace(describe(draft.plan, root)), keysOf(at));
  const above = place?.above?.place.described.node;
  if (above?.type !== 'object' || !mustBreak(source, above)) return undefined;
  for (let step = place?.above; step; step = step.place.above) {
    const name = membersOf(step.place.described.node)[step.index]?.children?.[0];
    if (name && draft.isWaiting(name)) return undefined;
  }
  return place;
}

/** Sets a text or a number. Undefined when it is no such value. */
function setToken(draft: Draft, operation: SetValue): Performed | Conflict | undefined {
  const { file, at, value, was } = operation;
  if (typeof value === 'object' && value !== null) return undefined;
  const place = settledPlace(draft, operation);
  if (!place) return undefined;
  const json = draft.settled();
  const { node } = place.described;
  if (isContainer(node)) return undefined;
  const found = readValue(json.source, node);
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

/** Renames a field whose value has the same room as before. Undefined when it is no such field. */
function renameToken(draft: Draft, operation: MoveValue): Performed | undefined {
  const { file, at, to, was } = operation;
  const { described, above } = (was === undefined && settledPlace(draft, operation)) || {};
  const last = at.lastIndexOf('/') + 1;
  const key = keysOf(to.slice(last - 1))[0];
  if (
    !described ||
    !above ||
    key === undefined ||
    to.slice(0, last) !== at.slice(0, last) ||
    to.includes('/', last)
  )
    return undefined;
  const { node } = described;
  if (isContainer(node) && !mustBreak(draft.settled().source, node)) return undefined;
  const names = membersOf(above.place.described.node).flatMap(({ children }) => children?.[0] ?? []);
  const name = names[above.index];
  if (!name || names.some((other) => other.value === key || draft.isWaiting(other))) return undefined;
  const { offset, length } = name;
  draft.replaceToken(name, { offset, length, text: JSON.stringify(key) });
  return { undo: [{ op: 'move', file, at: to, to: at }] };
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
      return renameToken(draft, operation) ?? moveValue(draft, operation);
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
  const text = writeInstead(json, node, value)(name, indent, after).slice(name.length);
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

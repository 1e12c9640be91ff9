import { keysOf } from '../../site/json/json-path';
import { type Conflict, conflict, type Performed } from '../conflict';
import type { SetValue } from '../operation';
import { describeRoot } from './described';
import type { Draft } from './draft';
import { findPlace, readValue, rootPlace } from './find-place';
import { isEqual } from './identity';
import { isContainer } from './json-text';
import { mustBreak } from './layout';
import { stringEdit } from './string-edit';

/**
 * Sets a text or a number that is on a line of its own, without parsing the file again: a file of five megabytes takes
 * a hundred milliseconds, and may have thousands of places. Undefined when it is no such value.
 */
export function setToken(draft: Draft, operation: SetValue): Performed | Conflict | undefined {
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

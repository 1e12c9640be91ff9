import { keysOf } from '../../site/json/json-path';
import { type Conflict, conflict, type Performed } from '../conflict';
import type { MoveValue } from '../operation';
import { anchor } from './anchor';
import type { Draft } from './draft';
import { insertMember, removeMember } from './edit-members';
import {
  childPlace,
  findParent,
  findSlot,
  findTarget,
  knownBeside,
  listIdentities,
  readValue,
  type TextPlace,
} from './find-place';
import { insertValue } from './insert';
import { endOf, membersOf, rawOf } from './json-text';
import { removePlace } from './remove';
import { writeMoved } from './write-value';

/** Moves a field or an item with its own text. */
export function moveValue(draft: Draft, operation: MoveValue): Performed | Conflict {
  const { at, to } = operation;
  const place = findTarget(draft, operation);
  if (!place) return conflict(operation, 'missing');
  if (!place.above || to.startsWith(`${at}/`) || to === '') return conflict(operation, 'unfit');
  const isNear = at.slice(0, at.lastIndexOf('/')) === to.slice(0, to.lastIndexOf('/'));
  if (!isNear) return moveFar(draft, operation, place);
  return place.above.place.described.node.type === 'array'
    ? moveItem(draft, operation, place)
    : renameField(draft, operation, place);
}

function moveItem(draft: Draft, operation: MoveValue, { above, described }: TextPlace): Performed | Conflict {
  if (!above) return conflict(operation, 'unfit');
  const list = above.place.described.node;
  const slot = targetSlot(draft, operation, list);
  if (slot === undefined) return conflict(operation, 'missing');
  const from = above.index;
  if (slot === from || slot === from + 1) return { undo: [] };
  const json = draft.json();
  const added = insertMember(json, list, slot, undefined, writeMoved(json, described.node));
  const edits = [removeMember(list, from), added].sort((one, other) => one.offset - other.offset);
  draft.change(list, edits);
  const now = slot > from ? slot - 1 : slot;
  const { pointer } = above.place;
  const { file } = operation;
  return { undo: [{ op: 'move', file, at: `${pointer}/${now}`, to: `${pointer}/${from}` }] };
}

/** Before which item of the list as it is now, with the item that moves. */
function targetSlot(draft: Draft, operation: MoveValue, list: TextPlace['described']['node']) {
  const { at, to, items } = operation;
  const key = keysOf(to).at(-1) ?? '';
  if (key === '-') return membersOf(list).length;
  if (!/^\d+$/.test(key)) return undefined;
  const [from, index] = [Number(keysOf(at).at(-1)), Number(key)];
  if (index >= membersOf(list).length && !items) return undefined;
  const known = knownBeside(operation);
  const before = index - 1 < from ? index - 1 : index;
  const next = index < from ? index : index + 1;
  const identities = listIdentities(draft.source(), list);
  return findSlot(identities, next, known(before), known(next));
}

function renameField(
  draft: Draft,
  operation: MoveValue,
  { above, pointer }: TextPlace,
): Performed | Conflict {
  const key = keysOf(operation.to).at(-1) ?? '';
  if (!above) return conflict(operation, 'unfit');
  const { described } = above.place;
  if (keysOf(pointer).at(-1) === key) return { undo: [] };
  const existing = childPlace(above.place, key);
  if (existing) return conflict(operation, 'exists', readValue(draft.source(), existing.described.node));
  const name = membersOf(described.node)[above.index]?.children?.[0];
  if (!name) return conflict(operation, 'unfit');
  draft.change(described.node, [
    { offset: name.offset, length: endOf(name) - name.offset, text: JSON.stringify(key) },
  ]);
  const { file, at, to } = operation;
  return { undo: [{ op: 'move', file, at: to, to: at }] };
}

/** Into another list or object: `to` is looked up after the value was removed. */
function moveFar(draft: Draft, operation: MoveValue, place: TextPlace): Performed | Conflict {
  const { file, to, items } = operation;
  const { node } = place.described;
  const value = readValue(draft.source(), node);
  const text = rawOf(draft.source(), node);
  const restored = anchor(draft, removePlace(draft, file, place));
  const parent = findParent(draft, to, items);
  // Even an equal one: of two values, one would be lost.
  const existing = parent?.described.node.type === 'object' && childPlace(parent, keysOf(to).at(-1) ?? '');
  if (existing) return conflict(operation, 'exists', readValue(draft.source(), existing.described.node));
  const inserted = insertValue(draft, { op: 'insert', file, at: to, value, text, ...(items && { items }) });
  return 'reason' in inserted ? { ...inserted, operation } : { undo: [...inserted.undo, restored] };
}

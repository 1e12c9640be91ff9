import { escapeKey, keysOf } from '../../site/json/json-path';
import { fieldsOf, memberPlan } from '../../site/schema/plan-at';
import { type Conflict, conflict, type Performed } from '../conflict';
import type { InsertValue, SetValue } from '../operation';
import type { Described } from './described';
import type { Draft } from './draft';
import { insertMember } from './edit-members';
import {
  childPlace,
  findParent,
  findSlot,
  knownBeside,
  listIdentities,
  readValue,
  type TextPlace,
} from './find-place';
import { isEqual } from './identity';
import { membersOf } from './json-text';
import { type WriteValue, writeNew, writeText } from './write-value';

/** Adds a field or an item that is not there yet. */
export function insertValue(draft: Draft, operation: InsertValue): Performed | Conflict {
  const { at, value, text, items } = operation;
  const key = keysOf(at).at(-1);
  if (key === undefined) return conflict(operation, 'exists', readValue(draft.source(), draft.json().root));
  const parent = findParent(draft, at, items);
  const write = text === undefined ? writeNew(draft.json(), value) : writeText(draft.json(), text);
  if (!parent) return insertList(draft, operation, key);
  if (parent.described.node.type !== 'object') return insertItem(draft, operation, parent, key, write);
  const found = childPlace(parent, key);
  if (!found) return insertField(draft, operation, parent, key, write);
  const existing = readValue(draft.source(), found.described.node);
  return isEqual(existing, value) ? { undo: [] } : conflict(operation, 'exists', existing, found.pointer);
}

/** Adds a field where the schema's order has it among those that are there. */
export function insertField(
  draft: Draft,
  { file, value }: Pick<SetValue, 'file' | 'value'>,
  parent: TextPlace,
  key: string,
  write: WriteValue,
): Performed {
  const { described, pointer } = parent;
  const index = fieldIndex(described, key);
  draft.change(described.node, [insertMember(draft.json(), described.node, index, key, write)]);
  return { undo: [{ op: 'remove', file, at: `${pointer}/${escapeKey(key)}`, was: value }] };
}

/** Behind the last field that the schema has before this one; a field that it does not know comes last. */
function fieldIndex({ node, plan }: Described, key: string): number {
  const order = fieldsOf(plan).map((field) => field.key);
  const members = membersOf(node);
  const rank = order.indexOf(key);
  if (rank === -1) return members.length;
  const isBefore = (name: unknown) => typeof name === 'string' && order.slice(0, rank).includes(name);
  return members.findLastIndex(({ children }) => isBefore(children?.[0]?.value)) + 1;
}

function insertItem(
  draft: Draft,
  operation: InsertValue,
  list: TextPlace,
  key: string,
  write: WriteValue,
): Performed | Conflict {
  const { node } = list.described;
  if (node.type !== 'array') return conflict(operation, 'unfit');
  const slot = key === '-' ? membersOf(node).length : slotOf(draft, operation, list, key);
  if (slot === undefined) return conflict(operation, 'missing');
  draft.change(node, [insertMember(draft.json(), node, slot, undefined, write)]);
  const { file, value } = operation;
  return { undo: [{ op: 'remove', file, at: `${list.pointer}/${slot}`, was: value }] };
}

function slotOf(draft: Draft, operation: InsertValue, list: TextPlace, key: string): number | undefined {
  if (!/^\d+$/.test(key)) return undefined;
  const index = Number(key);
  const known = knownBeside(operation);
  const identities = listIdentities(draft.source(), list.described.node);
  return findSlot(identities, index, known(index - 1), known(index));
}

/** The first item of a list that is missing comes with the list. */
function insertList(draft: Draft, operation: InsertValue, key: string): Performed | Conflict {
  const { file, at, items } = operation;
  const list = at.slice(0, at.lastIndexOf('/'));
  const name = keysOf(list).at(-1);
  const owner = findParent(draft, list, items);
  if (!owner || name === undefined || (key !== '0' && key !== '-')) return conflict(operation, 'missing');
  const { node, plan } = owner.described;
  if (node.type !== 'object' || !plan || memberPlan(plan, undefined, name)?.is !== 'list')
    return conflict(operation, 'missing');
  const value = [operation.value];
  return insertField(draft, { file, value }, owner, name, writeNew(draft.json(), value));
}

import { escapeKey, keysOf } from '../../site/json/json-path';
import { childOf, nodeAt } from '../../site/json/json-tree';
import type { Identity, ValueOperation } from '../operation';
import type { Draft } from './draft';
import { listIdentities, readValue } from './find-place';
import { distinctIdentity } from './identity';

/**
 * Adds to an operation what places it in a text that changes meanwhile: the value before, and what identifies the items on
 * its way. The draft is the content that the operation is made for.
 */
export function anchor(draft: Draft, operation: ValueOperation): ValueOperation {
  const { at } = operation;
  const items = {
    ...itemsOnTheWay(draft, at),
    ...(operation.op === 'move' && itemsOnTheWay(draft, beforeRemoval(operation.at, operation.to))),
  };
  const placed = Object.keys(items).length > 0 ? { ...operation, items } : operation;
  if (placed.op === 'insert' || placed.op === 'move') return placed;
  const node = nodeAt(draft.json().root, keysOf(at));
  if (node) return { ...placed, was: readValue(draft.source(), node) };
  // A field that must not be there yet.
  return placed.op === 'set' ? { ...placed, op: 'insert' } : placed;
}

/** `to` is counted without the item that moves. */
function beforeRemoval(at: string, to: string): string {
  const list = at.slice(0, at.lastIndexOf('/'));
  const [from, index] = [at, to].map((pointer) => Number(pointer.slice(list.length + 1)));
  if (!to.startsWith(`${list}/`) || from === undefined || index === undefined || index < from) return to;
  return `${list}/${index + 1}`;
}

/** The items whose pointers start this one, each with its neighbors. */
function itemsOnTheWay(draft: Draft, pointer: string): Record<string, Identity> {
  const items: Record<string, Identity> = {};
  const source = draft.source();
  let node = draft.json().root;
  let way = '';
  for (const key of keysOf(pointer)) {
    if (node.type === 'array') {
      const identities = listIdentities(source, node)();
      for (const index of [Number(key) - 1, Number(key), Number(key) + 1]) {
        const identity = identities[index];
        if (identity) items[`${way}/${index}`] = distinctIdentity(identity, identities);
      }
    }
    const next = childOf(node, key)?.value;
    if (!next) break;
    node = next;
    way += `/${escapeKey(key)}`;
  }
  return items;
}

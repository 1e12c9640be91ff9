import type { Node } from 'jsonc-parser';
import { escapeKey, keysOf } from '../../site/json/json-path';
import type { Identity, InsertValue, ValueOperation } from '../operation';
import { type Described, describeChild } from './described';
import type { Draft } from './draft';
import { findItem, identityOf } from './identity';
import { membersOf, rawOf } from './json-text';

type Items = Readonly<Record<string, Identity>> | undefined;

/** A value in the text as it is now. */
export interface TextPlace {
  /** As it is now; the operation's pointer may be older. */
  pointer: string;
  described: Described;
  above: Above | undefined;
}

/** The list or the object around a value. */
export interface Above {
  place: TextPlace;
  /** Among the members. */
  index: number;
}

export const rootPlace = (described: Described): TextPlace => ({ pointer: '', described, above: undefined });

/** Finds a value by its keys; items also by what identifies them among their siblings. */
export function findPlace(
  source: string,
  root: TextPlace,
  keys: readonly string[],
  items?: Items,
): TextPlace | undefined {
  let place: TextPlace | undefined = root;
  let asked = '';
  for (const key of keys) {
    if (!place) return undefined;
    const above: string = asked;
    asked += `/${escapeKey(key)}`;
    const identities = listIdentities(source, place.described.node);
    const index: number | undefined =
      place.described.node.type === 'array'
        ? indexOfItem(key, (at) => items?.[`${above}/${at}`], identities)
        : undefined;
    place = childPlace(place, index === undefined ? key : String(index), index);
  }
  return place;
}

/** The value of an operation. With `was` an item is found also where nothing else identifies it. */
export function findTarget(
  draft: Draft,
  { at, was, items }: Exclude<ValueOperation, InsertValue>,
): TextPlace | undefined {
  const known = items?.[at] === undefined && was !== undefined ? { ...items, [at]: identityOf(was) } : items;
  return findPlace(draft.source(), rootPlace(draft.root()), keysOf(at), known);
}

/** The list or the object around what a pointer names. */
export const findParent = (draft: Draft, pointer: string, items: Items): TextPlace | undefined =>
  findPlace(draft.source(), rootPlace(draft.root()), keysOf(pointer).slice(0, -1), items);

/** The member of a list or an object that is there now. */
export function childPlace(place: TextPlace, key: string, index?: number): TextPlace | undefined {
  const { node } = place.described;
  if (node.type === 'array' && index === undefined) return undefined;
  const described = describeChild(place.described, key);
  if (!described) return undefined;
  const at = index ?? membersOf(node).findIndex(({ children }) => children?.[1] === described.node);
  return { pointer: `${place.pointer}/${escapeKey(key)}`, described, above: { place, index: at } };
}

/** Of the items of a list; each is computed when it is asked for. */
export type ListIdentities = () => readonly Identity[];

export function listIdentities(source: string, list: Node): ListIdentities {
  let known: Identity[] | undefined;
  return () => {
    known ??= membersOf(list).map((item) => identityOf(readValue(source, item)));
    return known;
  };
}

/** Not the tree's own value: that loses a field named `__proto__`. */
export const readValue = (source: string, node: Node): unknown => JSON.parse(rawOf(source, node));

const isIndex = (key: string) => /^(0|[1-9]\d*)$/.test(key);

/** The index of an item that has a key like this one; undefined if it is not there or not certain. */
export function indexOfItem(
  key: string,
  identityAt: (index: number) => Identity | undefined,
  identities: ListIdentities,
): number | undefined {
  if (!isIndex(key)) return undefined;
  const index = Number(key);
  const wanted = identityAt(index);
  if (!wanted) return index;
  const found = findItem(identities(), wanted, index);
  return found ?? between(index, wanted, identityAt, identities());
}

/** An item that was changed beyond recognition is known by its neighbors, when they are the same. */
function between(
  index: number,
  wanted: Identity,
  identityAt: (index: number) => Identity | undefined,
  identities: readonly Identity[],
): number | undefined {
  const [before, next] = [identityAt(index - 1), identityAt(index + 1)];
  const start = before ? findItem(identities, before, index - 1) : -1;
  const end = next ? findItem(identities, next, index + 1) : identities.length;
  if (start === undefined || end !== start + 2) return undefined;
  // The last one: of a shorter list, it may as well have been removed.
  if (!next && identities.length !== index + 1) return undefined;
  return identities[start + 1]?.type === wanted.type ? start + 1 : undefined;
}

/** Where to insert: before which item of the list as it is now. `before` and `next` were there around the place. */
export function findSlot(
  identities: ListIdentities,
  index: number,
  before: Known | undefined,
  next: Known | undefined,
): number | undefined {
  if (!before && !next) return index <= identities().length ? index : undefined;
  const start = before && findItem(identities(), before.identity, before.index);
  if (start !== undefined) return start + 1;
  return next && findItem(identities(), next.identity, next.index);
}

/** An item as it was, and where. */
interface Known {
  identity: Identity;
  index: number;
}

/** What an operation knows of the items that were beside its own. */
export function knownBeside({ at, items }: Pick<ValueOperation, 'at' | 'items'>) {
  const list = at.slice(0, at.lastIndexOf('/'));
  return (index: number): Known | undefined => {
    const identity = items?.[`${list}/${index}`];
    return identity && { identity, index };
  };
}

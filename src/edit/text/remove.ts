import { keysOf } from '../../site/json/json-path';
import { isRequired } from '../../site/schema/plan-at';
import type { InsertValue } from '../operation';
import type { Described } from './described';
import type { Draft } from './draft';
import { removeMember } from './edit-members';
import { readValue, type TextPlace } from './find-place';
import { membersOf, rawOf } from './json-text';

/** Removes a field or an item, and a list that would get empty and may be missing. Gives what undoes it. */
export function removePlace(draft: Draft, file: string, place: TextPlace): InsertValue {
  const removed = emptied(place) ?? place;
  const { above, described, pointer } = removed;
  if (!above) throw new Error('The whole document can’t be removed.');
  const source = draft.source();
  const undo: InsertValue = {
    op: 'insert',
    file,
    at: pointer,
    value: readValue(source, described.node),
    text: rawOf(source, described.node),
  };
  const container = above.place.described.node;
  draft.change(container, [removeMember(container, above.index)]);
  return undo;
}

/** The optional list that has no other item than this one. */
function emptied({ above }: TextPlace): TextPlace | undefined {
  const list = above?.place;
  if (list?.described.node.type !== 'array' || membersOf(list.described.node).length !== 1) return undefined;
  const key = keysOf(list.pointer).at(-1);
  const owner = list.above?.place.described;
  return owner && key !== undefined && isOptional(owner, key) ? list : undefined;
}

const isOptional = ({ node, plan }: Described, key: string): boolean =>
  node.type === 'object' && plan !== undefined && !isRequired(plan, key);

import type { Difference } from '../../../edit/diff/difference';
import { type MarkedText, markWords } from '../../../edit/diff/mark-words';
import { hashOf } from '../../../edit/text/identity';
import { fieldName, placeName, valueWords } from '../../protocol/names';
import type { ShownDifference } from '../../protocol/requests/change-requests';

/** The page or part that a difference lies in. */
export interface Around {
  id: string;
  file: string;
  /** Its value now, and in the base. */
  is: unknown;
  was: unknown;
  /** Its pointers now, and in the base. */
  start: string;
  startBefore: string;
}

/** In characters, of a value that is there only now or only in the base. */
const longest = 120;

/** A difference in words. It leads from now to the base. */
export function shownDifference(difference: Difference, around: Around): ShownDifference {
  const { alone, from, to, was: now, value: before } = difference;
  const { id, file, start, startBefore } = around;
  const name =
    from === undefined
      ? placeName(around.was, (to ?? '').slice(startBefore.length))
      : placeName(around.is, from.slice(start.length));
  const type = typeOf(difference);
  const [was, is] = [valueWords(before), valueWords(now)];
  const marked = type === 'changed' ? markWords(was, is) : undefined;
  const only = (text: string): MarkedText[] => [{ text: cut(text), isDifferent: false }];
  return {
    id: hashOf([id, alone, now ?? null]),
    name: name || fieldName(start.split('/').at(-1) ?? ''),
    type,
    ...(marked ?? {}),
    ...(type === 'removed' && was !== '' && { was: only(was) }),
    ...((type === 'added' || type === 'moved') && is !== '' && { now: only(is) }),
    ...(from !== undefined && { place: { file, pointer: from } }),
  };
}

function typeOf({ step }: Difference): ShownDifference['type'] {
  if (step.op === 'move') return 'moved';
  if (step.op === 'insert') return 'removed';
  return step.op === 'remove' ? 'added' : 'changed';
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

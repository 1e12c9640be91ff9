import { placeName, valueWords } from '../../site/page/place-names';
import type { Difference } from './difference';
import { type MarkedText, markWords } from './mark-words';

/** One thing in which a value differs from an earlier one, in words. */
export interface DifferenceWords {
  /** The name of the field or item, such as "Hero › Heading"; '' for the whole value. */
  name: string;
  type: 'changed' | 'added' | 'removed' | 'moved';
  /** Both texts, shortened around their difference; missing where there is none. */
  was?: readonly MarkedText[];
  now?: readonly MarkedText[];
}

/** What a difference lies in. */
export interface Around {
  /** Its value now, and earlier. */
  is: unknown;
  was: unknown;
  /** Its pointers now, and earlier. */
  start: string;
  startBefore: string;
}

/** In characters, of a value that is there only now or only earlier. */
const longest = 120;

/** A difference in words. It leads from now to the earlier value. */
export function differenceWords(
  difference: Difference,
  { is, was, start, startBefore }: Around,
): DifferenceWords {
  const { from, to, was: now, value: before } = difference;
  const name =
    from === undefined
      ? placeName(was, (to ?? '').slice(startBefore.length))
      : placeName(is, from.slice(start.length));
  const type = typeOf(difference);
  const [wordsBefore, words] = [valueWords(before), valueWords(now)];
  const only = (text: string): MarkedText[] => [{ text: cut(text), isDifferent: false }];
  return {
    name,
    type,
    ...(type === 'changed' && markWords(wordsBefore, words)),
    ...(type === 'removed' && wordsBefore !== '' && { was: only(wordsBefore) }),
    ...((type === 'added' || type === 'moved') && words !== '' && { now: only(words) }),
  };
}

function typeOf({ step }: Difference): DifferenceWords['type'] {
  if (step.op === 'move') return 'moved';
  if (step.op === 'insert') return 'removed';
  return step.op === 'remove' ? 'added' : 'changed';
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

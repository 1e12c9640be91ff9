import type { Difference } from '../../../edit/diff/difference';
import { type Around, differenceWords } from '../../../edit/diff/difference-words';
import { hashOf } from '../../../edit/text/identity';
import { fieldName } from '../../../site/page/place-names';
import type { ShownDifference } from '../../protocol/requests/change-requests';

/** The page or part that a difference lies in. */
interface Part extends Around {
  id: string;
  file: string;
}

/** A difference in words. It leads from now to the base. */
export function shownDifference(difference: Difference, part: Part): ShownDifference {
  const { alone, from, was: now } = difference;
  const { id, file, start } = part;
  const words = differenceWords(difference, part);
  return {
    ...words,
    id: hashOf([id, alone, now ?? null]),
    name: words.name || fieldName(start.split('/').at(-1) ?? ''),
    ...(from !== undefined && { place: { file, pointer: from } }),
  };
}

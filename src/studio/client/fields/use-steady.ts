import { useState } from 'react';
import type { NoticeMap, Notices } from './notices/landing';

/** The same entries for the same notices, so that the fields that have them are not drawn anew. */
export function useSteady(notices: NoticeMap): NoticeMap {
  const [steady, setSteady] = useState(notices);
  const kept = new Map([...notices].map(([pointer, entry]) => [pointer, same(steady.get(pointer), entry)]));
  const isSame =
    kept.size === steady.size && [...kept].every(([pointer, entry]) => steady.get(pointer) === entry);
  if (isSame) return steady;
  setSteady(kept);
  return kept;
}

const same = (before: Notices | undefined, now: Notices): Notices =>
  before && areSame(before.problems, now.problems) && areSame(before.conflicts, now.conflicts) ? before : now;

const areSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((each, index) => each === b[index]);

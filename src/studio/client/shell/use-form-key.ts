import { useState } from 'react';
import type { Place } from '../../../site/json/place';
import type { Shown } from '../model/editor';
import { isSamePlace, isWithin } from '../model/places';

/** A number that stays the same for one form, also when its block gets another place: what is typed in it stays. */
export function useFormKey(place: Place | undefined, followed: Shown['followed']): number {
  const [last, setLast] = useState({ place, followed, key: 0 });
  if (isSamePlace(last.place, place)) return last.key;
  const isFollowed =
    followed !== undefined &&
    followed !== last.followed &&
    last.place !== undefined &&
    place !== undefined &&
    isWithin(followed.from, last.place) &&
    isWithin(followed.to, place) &&
    // The same field of it. Otherwise the block is gone, and this is what it was in.
    followed.from.pointer.slice(last.place.pointer.length) ===
      followed.to.pointer.slice(place.pointer.length);
  const next = { place, followed, key: isFollowed ? last.key : last.key + 1 };
  setLast(next);
  return next.key;
}

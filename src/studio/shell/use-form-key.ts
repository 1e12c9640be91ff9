import { useState } from 'react';
import type { FieldPlace } from '../../edit/workspace';
import type { Shown } from '../editor';

/** A number that stays the same for one form, also when its block gets another place: what is typed in it stays. */
export function useFormKey(place: FieldPlace | undefined, followed: Shown['followed']): number {
  const [last, setLast] = useState({ place, followed, key: 0 });
  if (isSame(last.place, place)) return last.key;
  const isFollowed =
    followed !== undefined &&
    followed !== last.followed &&
    isWithin(last.place, followed.from) &&
    isWithin(place, followed.to);
  const next = { place, followed, key: isFollowed ? last.key : last.key + 1 };
  setLast(next);
  return next.key;
}

const isSame = (one: FieldPlace | undefined, other: FieldPlace | undefined) =>
  one?.file === other?.file && one?.pointer === other?.pointer;

const isWithin = (form: FieldPlace | undefined, { file, pointer }: FieldPlace) =>
  form?.file === file && `${pointer}/`.startsWith(`${form.pointer}/`);

import { isRecord } from '../../site/json/is-record';
import type { Identity } from '../operation';

/** Fields that name an item for people, the best first. */
const headings = ['path', 'heading', 'title', 'question', 'label', 'name', 'network'];

/** What identifies an item among its siblings. */
export function identityOf(item: unknown): Identity {
  const hash = hashOf(item);
  if (!isRecord(item)) return { hash };
  const heading = headings.map((name) => item[name]).find((text) => typeof text === 'string');
  return {
    hash,
    ...(typeof item.id === 'string' && { id: item.id }),
    ...(typeof item.type === 'string' && { type: item.type }),
    ...(typeof heading === 'string' && { heading }),
  };
}

/** An identity without what several of the items have: when one of them loses it, it would identify another one. */
export function distinctIdentity({ id, heading, ...identity }: Identity, all: readonly Identity[]): Identity {
  const isOnly = (fits: (item: Identity) => boolean) => all.filter(fits).length < 2;
  return {
    ...identity,
    ...(id !== undefined && isOnly((item) => item.id === id) && { id }),
    ...(heading !== undefined &&
      isOnly((item) => item.heading === heading && item.type === identity.type) && { heading }),
  };
}

/** The index of an item in a list that may have changed; undefined if it is not there or not certain. */
export function findItem(
  identities: readonly Identity[],
  wanted: Identity,
  index: number,
): number | undefined {
  const equal = placesOf(identities, (item) => wanted.hash !== undefined && item.hash === wanted.hash);
  if (equal.includes(index)) return index;
  if (equal.length > 0) return only(equal);
  const named = placesOf(identities, ({ id }) => wanted.id !== undefined && id === wanted.id);
  if (named.length > 0) return only(named);
  return only(
    placesOf(
      identities,
      ({ type, heading }) =>
        wanted.heading !== undefined && heading === wanted.heading && type === wanted.type,
    ),
  );
}

const placesOf = (identities: readonly Identity[], fits: (item: Identity) => boolean): number[] =>
  identities.flatMap((item, place) => (fits(item) ? [place] : []));

const only = (places: readonly number[]): number | undefined => (places.length === 1 ? places[0] : undefined);

export const isEqual = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** The order of an object's fields does not matter. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? '';

/** 53 bits of a value (cyrb53): equal for equal values. */
export function hashOf(value: unknown): string {
  const text = canonical(value);
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

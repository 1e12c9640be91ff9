import { matchItems } from '../../../edit/diff/match-items';
import { isRowFile } from '../../../site/collections/content-plan';
import { isTable } from '../../../site/csv/content-value';
import { pageStart } from '../../../site/files/site-file';
import { escapeKey, keysOf } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import { memberOf, valueAt } from '../../../site/json/value-at';
import type { PageEntry } from '../../protocol/workspace';

export const isSamePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.file === b?.file && a?.pointer === b?.pointer;

/** True also for the outer place itself. */
export const isWithin = (place: Place, outer: Place): boolean =>
  place.file === outer.file && `${place.pointer}/`.startsWith(`${outer.pointer}/`);

/** The block that a place is in, and which of its page it is. */
export function blockAround(place: Place | undefined): (Place & { index: number }) | undefined {
  const [pointer, index] = /^(?:\/pages\/\d+)?\/blocks\/(\d+)/.exec(place?.pointer ?? '') ?? [];
  return place && pointer !== undefined ? { file: place.file, pointer, index: Number(index) } : undefined;
}

/** The row of a collection that a place is in: a file, or a line of a table. */
export const rowAround = ({ file, pointer }: Place): Place | undefined =>
  isRowFile(file) ? { file, pointer: isTable(file) ? pointer.split('/', 2).join('/') : '' } : undefined;

/** The value that a place lies in; undefined for a whole file. */
export function outerPlace({ file, pointer }: Place): Place | undefined {
  return pointer === '' ? undefined : { file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) };
}

/** The one that has most around it in common with a place. */
export function nearest(places: readonly Place[], to: Place | undefined): Place | undefined {
  for (let around = to; around; around = outerPlace(around)) {
    const outer = around;
    const found = places.find((place) => isWithin(place, outer));
    if (found) return found;
  }
  return places[0];
}

/** The page that a place is in. */
export const pageIn = (pages: readonly PageEntry[], { file, pointer }: Place): PageEntry | undefined =>
  pages.find((page) => page.file === file && page.pointer === (pageStart(pointer) ?? ''));

/** The innermost place that contains all of these. */
export function commonPlace(places: readonly Place[]): Place | undefined {
  const [first, ...others] = places;
  let common = first;
  for (const other of others) while (common && !isWithin(other, common)) common = outerPlace(common);
  return common;
}

/** The place of a number that is shown as `text`: it has no mark, because it is no text. */
export function numberWithin(outer: Place, value: unknown, text: string): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const key = Object.keys(value).find((key) => {
    const field = memberOf(value, key);
    return typeof field === 'number' && String(field) === text;
  });
  return key === undefined ? undefined : { file: outer.file, pointer: `${outer.pointer}/${escapeKey(key)}` };
}

/**
 * Where a place is after its file has become another value: an item is followed through its list. Undefined if it is
 * gone.
 */
export function followPointer(before: unknown, after: unknown, pointer: string): string | undefined {
  let [was, now] = [before, after];
  let followed = '';
  for (const key of keysOf(pointer)) {
    const next =
      Array.isArray(was) && Array.isArray(now) && was.length > Number(key)
        ? matchItems(was, now).get(Number(key))
        : key;
    if (next === undefined) return undefined;
    followed += `/${escapeKey(next)}`;
    was = memberOf(was, key);
    now = memberOf(now, String(next));
    if (was !== undefined && now === undefined) return undefined;
  }
  return followed;
}

/** What has a form of its own within another part of site.json. */
export const lookPointer = '/site/brand';

/** The part of site.json whose form shows a place. */
export function partAround(site: unknown, pointer: string): string {
  const [part = pointer] = /^(?:\/shared\/[^/]+|\/site\/brand(?![^/])|\/[^/]+)/.exec(pointer) ?? [];
  // An undo may have taken a shared block away.
  return part.startsWith('/shared/') && valueAt(site, part) === undefined ? '/shared' : part;
}

/** The place, or the nearest around it that is left: at least the part of the file, which has a form while it is missing. */
export function followNearest(before: unknown, after: unknown, pointer: string): string {
  const part = partAround(after, pointer);
  for (let at = pointer; at.length > part.length; at = at.slice(0, at.lastIndexOf('/'))) {
    const followed = followPointer(before, after, at);
    if (followed !== undefined) return followed;
  }
  return part;
}

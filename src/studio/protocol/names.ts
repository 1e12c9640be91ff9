import { isTable } from '../../site/csv/content-value';
import { isOfCollection } from '../../site/files/collection-files';
import { pageStart, siteFile } from '../../site/files/site-file';
import { keysOf } from '../../site/json/json-path';
import type { Place } from '../../site/json/place';
import { textOf } from '../../site/json/text-of';
import { listOf, memberOf, valueAt } from '../../site/json/value-at';
import { blockName, fieldName, placeName } from '../../site/page/place-names';

/** The types of blocks in words: "Hero · Card grid". */
export const typesIn = (blocks: unknown): string =>
  listOf(blocks)
    .map((block) => blockName(textOf(memberOf(block, 'type'))))
    .join(' · ');

/** The name of the field that a pointer leads to. */
export const nameAt = (pointer: string): string => fieldName(keysOf(pointer).at(-1) ?? '');

/** The pointer of the page that a place is in: '' in a page file. */
export const pageAround = ({ file, pointer }: Place): string =>
  file === siteFile ? (pageStart(pointer) ?? '') : '';

/** The pointer of the page or the row that a place is in: '' in a file that is one. */
export const partStart = (place: Place): string =>
  isTable(place.file) ? place.pointer.split('/', 2).join('/') : pageAround(place);

/** What a place is called within its page, its row or its file. The value of the file is given. */
export function nameWithin(value: unknown, place: Place): string {
  const start = partStart(place);
  return placeName(valueAt(value, start), place.pointer.slice(start.length));
}

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A time of the day: "09:05". */
export const clockTime = (time: number): string => clock.format(time);

/** The name of the way back to a step; without one, it leads to the beginning. */
export function wayBack(step: { name: string; time?: number } | undefined): string {
  if (!step) return 'Go back to the beginning';
  return `Go back to ${step.time === undefined ? `“${step.name}”` : clockTime(step.time)}`;
}

/** The name that an editor knows a picture or a download by: what comes after its usual folder. */
export const shortName = (src: string): string => src.replace(/^(images|files\/downloads|files)\//, '');

/** What a file of a collection is called: the folder, and of a row also its own name; undefined for any other file. */
export const nameOfRows = (file: string): string | undefined =>
  isOfCollection(file) ? file.replace(/^collections\//, '').replace(/(\/collection)?\.json$/, '') : undefined;

/** The page or the row that a place is in, or else the part of site.json, such as the settings. */
export const pageOrPart = ({ file, pointer }: Place): Place => ({
  file,
  pointer:
    file === siteFile
      ? (pageStart(pointer) ?? pointer.split('/', 2).join('/'))
      : partStart({ file, pointer }),
});

import { randomUUID } from 'node:crypto';
import { pageAround, readContentPages } from '../../../edit/pages/content-pages';
import { mayHaveWords, type Replacement, replaceText, splitTexts } from '../../../edit/pages/replace-text';
import type { Part } from '../../../edit/pages/rewrite';
import { unsearched } from '../../../edit/pages/unsearched';
import type { Found, FoundField, ReplaceRequests } from '../../../edit/requests/replace-requests';
import type { FieldPlace } from '../../../edit/workspace';
import type { Files } from '../../../site/files/files';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { groupBy } from '../../../site/problem/group-by';
import { placeName } from '../../../studio/fields/names';
import { type FolderWorkspace, Refusal } from '../workspace/folder-workspace';
import type { Answers } from './answers';
import { type Arguments, textOf } from './request-values';

/** More than anybody reads. */
const mostFields = 200;
/** In characters, of the words around a found one. */
const around = 48;

export const replaceAnswers = (workspace: FolderWorkspace): Answers<keyof ReplaceRequests> => ({
  find(given) {
    const { nameOf, unsearched, ...found } = look(workspace.files(), given, '');
    const { places } = found;
    const byField = groupBy(places, ({ file, pointer }) => `${file}#${pointer}`);
    return {
      fields: [...byField.values()].slice(0, mostFields).flatMap((found) => fieldOf(found, nameOf)),
      fieldCount: byField.size,
      count: places.length,
      unsearched: [...unsearched, ...splitTexts(found, nameOf)],
    };
  },
  replace(given, watcher) {
    const words = textOf(given.words);
    const by = textOf(given.by);
    const { operations, places, left } = look(workspace.files(), given, by);
    const wanted = operations.filter(({ file, at }) => isWithin({ file, pointer: at }, given.within));
    const stay = left.filter((place) => isWithin(place, given.within)).length;
    if (wanted.length === 0) throw new Refusal(`Nothing was replaced: “${words}” is not there any more.`);
    const transaction = { name: `Replace “${words}” by “${by}”`, operations: wanted };
    workspace.apply(watcher, { id: randomUUID(), transaction });
    return { count: places.filter((place) => isWithin(place, given.within)).length, left: stay };
  },
});

function look(
  files: Files,
  given: Arguments,
  by: string,
): Replacement & Pick<Found, 'unsearched'> & { nameOf(place: FieldPlace): string } {
  const words = textOf(given.words);
  const isCase = given.isCase === true;
  if (words === '')
    return { operations: [], places: [], left: [], split: [], unsearched: [], nameOf: () => '' };
  const content = readContentPages(files, mayHaveWords(words, isCase));
  return {
    ...replaceText(content, words, by, { isCase }),
    unsearched: unsearched(content),
    nameOf({ file, pointer }) {
      const page = pageAround(content, { file, pointer });
      return page
        ? placeName(page.content, pointer.slice(page.pointer.length))
        : placeName(file === siteFile ? content.site : undefined, pointer);
    },
  };
}

function fieldOf(found: readonly Part[], nameOf: (place: FieldPlace) => string): FoundField[] {
  const [first] = found;
  if (!first) return [];
  const { file, pointer, text, span } = first;
  const start = Math.max(0, span.start - around);
  const end = Math.min(text.length, span.end + around);
  return [
    {
      file,
      pointer,
      name: nameOf(first),
      before: (start > 0 ? '…' : '') + text.slice(start, span.start),
      match: text.slice(span.start, span.end),
      after: text.slice(span.end, end) + (end < text.length ? '…' : ''),
      count: found.length,
    },
  ];
}

/** True for a place in another one; everything is in what is no place. */
function isWithin({ file, pointer }: FieldPlace, place: unknown): boolean {
  if (!isRecord(place)) return true;
  return file === place.file && `${pointer}/`.startsWith(`${textOf(place.pointer)}/`);
}

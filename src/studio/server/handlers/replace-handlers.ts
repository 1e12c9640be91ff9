import { randomUUID } from 'node:crypto';
import { type ContentPages, pageAround, readContentPages } from '../../../edit/pages/content-pages';
import { type FoundText, findText, mayHaveWords, splitTexts } from '../../../edit/pages/find-text';
import { replaceText } from '../../../edit/pages/replace-text';
import { describeUnsearched } from '../../../edit/pages/unsearched';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { counted } from '../../../site/text/wording';
import { placeName } from '../../protocol/names';
import type { FoundField, ReplaceRequests, Wanted } from '../../protocol/requests/replace-requests';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Handlers } from './request-values';
import { type RequestValues, textOf } from './request-values';

/** More than anybody reads. */
const mostFields = 200;
/** In characters, of the words around a found one. */
const around = 48;

export const replaceHandlers = (workspace: FolderWorkspace): Handlers<keyof ReplaceRequests> => ({
  find(given) {
    const { words, isCase } = wantedOf(given);
    if (words === '') return { fields: [], fieldCount: 0, count: 0, unsearched: [] };
    const content = readContentPages(workspace.files(), mayHaveWords(words, isCase));
    const { texts, split } = findText(content, words, { isCase });
    return {
      fields: texts.slice(0, mostFields).flatMap((found) => fieldOf(content, found)),
      fieldCount: texts.length,
      count: texts.reduce((sum, { spans }) => sum + spans.length, 0),
      unsearched: [...describeUnsearched(content), ...splitTexts(split, (place) => nameIn(content, place))],
    };
  },
  replace(given, watcher) {
    const { words, isCase } = wantedOf(given);
    const by = textOf(given.by);
    const content = readContentPages(workspace.files(), mayHaveWords(words, isCase));
    const { operations, places, left } = replaceText(content, words, by, { isCase });
    const wanted = operations.filter(({ file, at }) => isWithin({ file, pointer: at }, given.within));
    const stay = left.filter((place) => isWithin(place, given.within)).length;
    if (wanted.length === 0)
      throw new RequestRefusal(
        stay === 0
          ? `Nothing was replaced: “${words}” is not there any more.`
          : `Nothing was replaced: ${counted(stay, 'texts')} can’t show the new words as they are.`,
      );
    const transaction = { name: `Replace “${words}” by “${by}”`, operations: wanted };
    workspace.apply(watcher, { id: randomUUID(), transaction });
    return { count: places.filter((place) => isWithin(place, given.within)).length, left: stay };
  },
});

const wantedOf = ({ words, isCase }: RequestValues): Wanted => ({
  words: textOf(words),
  isCase: isCase === true,
});

function nameIn(content: ContentPages, { file, pointer }: Place): string {
  const page = pageAround(content, { file, pointer });
  return page
    ? placeName(page.content, pointer.slice(page.pointer.length))
    : placeName(file === siteFile ? content.site : undefined, pointer);
}

function fieldOf(content: ContentPages, { file, pointer, text, spans }: FoundText): FoundField[] {
  const [first] = spans;
  if (!first) return [];
  const start = Math.max(0, first.start - around);
  const end = Math.min(text.length, first.end + around);
  return [
    {
      file,
      pointer,
      name: nameIn(content, { file, pointer }),
      before: (start > 0 ? '…' : '') + text.slice(start, first.start),
      match: text.slice(first.start, first.end),
      after: text.slice(first.end, end) + (end < text.length ? '…' : ''),
      count: spans.length,
    },
  ];
}

/** True if a place is inside another one. Without another one, every place is. */
function isWithin({ file, pointer }: Place, place: unknown): boolean {
  if (!isRecord(place)) return true;
  return file === place.file && `${pointer}/`.startsWith(`${textOf(place.pointer)}/`);
}

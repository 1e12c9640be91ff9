import { randomUUID } from 'node:crypto';
import { type ContentPages, partAround, readContentPages } from '../../../edit/pages/content-pages';
import {
  type FoundTexts,
  findText,
  mayHaveWords,
  settingOf,
  splitTexts,
} from '../../../edit/pages/find-text';
import { replaceText } from '../../../edit/pages/replace-text';
import { describeUnsearched } from '../../../edit/pages/unsearched';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import { listOf, valueAt } from '../../../site/json/value-at';
import { placeName } from '../../../site/page/place-names';
import { counted } from '../../../site/text/wording';
import { nameAt, pageOrPart } from '../../protocol/names';
import {
  type Hit,
  type HitPlace,
  hitKey,
  type ReplaceRequests,
  replaceStep,
} from '../../protocol/requests/replace-requests';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Handlers, RequestValues } from './request-values';

/** More than anybody reads. A page that has begun is listed to its end, so that it can be left out as a whole. */
const mostHits = 200;
/** In characters, of the words around a found one. */
const around = 48;

export const replaceHandlers = (workspace: FolderWorkspace): Handlers<keyof ReplaceRequests> => ({
  find(given) {
    const { words, ...options } = wantedOf(given);
    if (words === '') return { hits: [], count: 0, fieldCount: 0, replaceable: 0, unsearched: [] };
    const content = readContentPages(workspace.files(), mayHaveWords(words, options.isCase));
    const found = findText(content, words, options);
    const hits = hitsOf(found).filter((hit) => isWithin(hit, given.within));
    const end = hits.findIndex((hit, index) => index >= mostHits && !isSameGroup(hit, hits[index - 1]));
    return {
      hits: hits.slice(0, end < 0 ? hits.length : end).map((hit) => described(content, hit)),
      count: hits.length,
      fieldCount: new Set(hits.map(({ file, pointer }) => file + pointer)).size,
      replaceable: hits.filter(({ token }) => token === undefined).length,
      unsearched: [
        ...describeUnsearched(content),
        ...splitTexts(found.split, (place) => nameIn(content, place)),
      ],
    };
  },
  replace(given, watcher) {
    const { words, ...options } = wantedOf(given);
    const by = textOf(given.by);
    const content = readContentPages(workspace.files(), mayHaveWords(words, options.isCase));
    const leftOut = new Set(listOf(given.leftOut).map(String));
    const { operations, places, left } = replaceText(content, words, by, {
      ...options,
      keepsCapitals: given.keepsCapitals === true,
      isWanted: ({ file, pointer }, { start }) =>
        isWithin({ file, pointer }, given.within) && !leftOut.has(hitKey({ file, pointer, start })),
    });
    const stay = left.reduce((sum, { spans }) => sum + spans.length, 0);
    if (places.length + stay !== given.count)
      throw new RequestRefusal(
        'Nothing was replaced: the texts have changed since they were listed. Look at the list, then press again.',
      );
    if (places.length === 0)
      throw new RequestRefusal(
        `Nothing was replaced: ${counted(left.length, 'texts')} can’t show the new words as they are.`,
      );
    workspace.apply(watcher, {
      id: randomUUID(),
      transaction: { name: replaceStep(words, by), operations },
    });
    return { count: places.length, left: left.length };
  },
});

const wantedOf = ({ words, isCase, isWhole }: RequestValues) => ({
  words: textOf(words),
  isCase: isCase === true,
  isWhole: isWhole === true,
});

const isSameGroup = (hit: Place, other: Place | undefined) =>
  other?.file === hit.file && pageOrPart(other).pointer === pageOrPart(hit).pointer;

interface FoundHit extends HitPlace {
  text: string;
  end: number;
  token?: string;
}

/** Those in settings first: many pages show them. */
function hitsOf({ texts, values }: FoundTexts): FoundHit[] {
  const hits = [
    ...texts.flatMap(({ spans, file, pointer, text }) =>
      spans.map(({ start, end }) => ({ file, pointer, text, start, end })),
    ),
    ...values.map(({ shown, ...value }) => ({ ...value, text: shown })),
  ];
  const isSetting = (hit: FoundHit) => hit.file === siteFile && hit.pointer.startsWith('/site/');
  return [...hits.filter(isSetting), ...hits.filter((hit) => !isSetting(hit))];
}

function described(content: ContentPages, { file, pointer, text, start, end, token }: FoundHit): Hit {
  const from = Math.max(0, start - around);
  const to = Math.min(text.length, end + around);
  const place = token !== undefined && { file: siteFile, pointer: settingOf(token) };
  return {
    file,
    pointer,
    start,
    name: nameInGroup(content, { file, pointer }),
    before: (from > 0 ? '…' : '') + text.slice(from, start),
    match: text.slice(start, end),
    after: text.slice(end, to) + (to < text.length ? '…' : ''),
    ...(place && { setting: { name: nameAt(place.pointer), place } }),
  };
}

function nameIn(content: ContentPages, { file, pointer }: Place): string {
  const part = partAround(content, { file, pointer });
  if (part) return placeName(part.content, pointer.slice(part.pointer.length));
  return placeName(file === siteFile ? content.site : undefined, pointer);
}

/** Hits are listed by page, row, or part of site.json. */
function nameInGroup(content: ContentPages, place: Place): string {
  const part = partAround(content, place) ?? { content: content.site, pointer: '' };
  const { pointer: group } = pageOrPart(place);
  const start = group.length > part.pointer.length ? group : part.pointer;
  return placeName(
    valueAt(part.content, start.slice(part.pointer.length)),
    place.pointer.slice(start.length),
  );
}

/** True if a place is inside another one. Without another one, every place is. */
function isWithin({ file, pointer }: Place, place: unknown): boolean {
  if (!isRecord(place)) return true;
  return file === place.file && `${pointer}/`.startsWith(`${textOf(place.pointer)}/`);
}

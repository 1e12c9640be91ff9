import type { Difference } from '../../../edit/diff/difference';
import { contentValue } from '../../../site/csv/content-value';
import { definedIn } from '../../../site/files/collection-files';
import { isPublished } from '../../../site/files/published-files';
import { pageStart, siteFile } from '../../../site/files/site-file';
import { keysOf } from '../../../site/json/json-path';
import { parseText } from '../../../site/json/read-json';
import { textOf } from '../../../site/json/text-of';
import { memberOf, valueAt } from '../../../site/json/value-at';
import { fieldName } from '../../../site/page/place-names';
import { groupBy } from '../../../site/problem/group-by';
import type { ChangedPart } from '../../protocol/requests/change-requests';
import type { ChangedContent, ChangedFile } from './changed-files';
import { pageNames, type RevertiblePart } from './part';
import { shownDifference } from './shown-difference';
import { canTakeBack } from './take-back';

/** The part of site.json that a difference belongs to: a field, or a page. A removed page has a key of its own. */
function partKey({ alone, from, to }: Difference): string {
  if (from === undefined && to !== undefined && to === pageStart(to)) return `-${to}`;
  return pageStart(alone.at) ?? /^\/[^/]*/.exec(alone.at)?.[0] ?? '';
}

/** A part of site.json: settings, header, footer, or a page in it. */
function sitePart(
  file: ChangedFile,
  key: string,
  differences: readonly Difference[],
  titleOf: (title: string) => string,
): RevertiblePart {
  const start = key.replace(/^-/, '');
  const isPage = pageStart(start) !== undefined;
  const startBefore = (isPage && pageStart(differences.find(({ to }) => to)?.to ?? '')) || start;
  const isRemoved = key !== start;
  const isNew = isPage && differences.some(({ from, to }) => from === start && to === undefined);
  const is = isRemoved ? undefined : valueAt(parseText(file.now?.text ?? ''), start);
  const was = isNew ? undefined : valueAt(parseText(file.before?.text ?? ''), startBefore);
  const id = `${siteFile}#${key}`;
  const around = { id, file: siteFile, is, was, start, startBefore };
  const shown = {
    id,
    kind: isPage ? 'page' : 'part',
    type: isNew ? 'added' : isRemoved ? 'removed' : 'changed',
    ...(isPage ? pageNames(siteFile, is, was, titleOf) : { name: partName(start) }),
    ...(!isRemoved && { place: { file: siteFile, pointer: start } }),
    differences: isNew || isRemoved ? [] : differences.map((each) => shownDifference(each, around)),
    canRevert: true,
  } as const;
  return { shown, file, differences };
}

function partName(pointer: string): string {
  const [name = ''] = keysOf(pointer);
  return name === 'site' ? 'Settings' : fieldName(name);
}

/** What differs, by page: the parts that all pages share first, pictures last. */
export function changedParts(
  { files, pictures }: ChangedContent,
  titleOf: (title: string) => string,
): RevertiblePart[] {
  const parts = files.flatMap((file) =>
    file.now?.file === siteFile && file.before && file.differences?.length
      ? [...groupBy(file.differences, partKey)].map(([key, found]) => sitePart(file, key, found, titleOf))
      : [pagePart(file, titleOf)],
  );
  const shownPictures = pictures.map((picture): RevertiblePart => {
    const { file, type } = picture;
    const kind = isPublished(file) ? 'file' : 'picture';
    const canRevert = canTakeBack(picture);
    return { shown: { id: file, kind, type, name: file, differences: [], canRevert }, picture };
  });
  const rank = ({ shown }: RevertiblePart) => (shown.kind === 'part' ? 0 : 1);
  const sorted = parts.sort(
    (one, other) => rank(one) - rank(other) || compare(one.shown.path ?? '', other.shown.path ?? ''),
  );
  return [...sorted, ...shownPictures];
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A file as a whole. */
function pagePart(file: ChangedFile, titleOf: (title: string) => string): RevertiblePart {
  const { before, now, differences = [] } = file;
  const [was, is] = [
    before && contentValue(before.file, before.text),
    now && contentValue(now.file, now.text),
  ];
  const id = now?.file ?? before?.file ?? '';
  const isCollection = definedIn(id) !== undefined;
  const isRenamed = before && now && before.file !== now.file;
  const isLayout = file.differences?.length === 0 && !isRenamed;
  const type = !before ? 'added' : !now ? 'removed' : isRenamed ? 'renamed' : isLayout ? 'layout' : 'changed';
  const shown: ChangedPart = {
    id,
    kind: id === siteFile ? 'part' : isCollection ? 'collection' : 'page',
    type,
    ...(isCollection ? { name: textOf(memberOf(is ?? was, 'name')) || id } : pageNames(id, is, was, titleOf)),
    ...(now && { place: { file: now.file, pointer: '' } }),
    differences: differences.map((difference) =>
      shownDifference(difference, { id, file: now?.file ?? '', is, was, start: '', startBefore: '' }),
    ),
    canRevert: true,
  };
  return { shown, file };
}

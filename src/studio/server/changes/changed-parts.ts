import { isPublished } from '../../../site/files/published-files';
import { siteFile } from '../../../site/files/site-file';
import { parseText } from '../../../site/json/read-json';
import { groupBy } from '../../../site/problem/group-by';
import type { ChangedPart } from '../../protocol/requests/change-requests';
import type { ChangedContent, ChangedFile } from './changed-files';
import { type Part, pageNames } from './part';
import { shownDifference } from './shown-difference';
import { partKey, sitePart } from './site-part';
import { canTakeBack } from './take-back-picture';

/** What differs, by page: the parts that all pages share first, pictures last. */
export function changedParts(
  { files, pictures }: ChangedContent,
  titleOf: (title: string) => string,
): Part[] {
  const parts = files.flatMap((file) =>
    file.now?.file === siteFile && file.before && file.differences?.length
      ? [...groupBy(file.differences, partKey)].map(([key, found]) => sitePart(file, key, found, titleOf))
      : [pagePart(file, titleOf)],
  );
  const shownPictures = pictures.map((picture): Part => {
    const { file, type } = picture;
    const kind = isPublished(file) ? 'file' : 'picture';
    const canRevert = canTakeBack(picture);
    return { shown: { id: file, kind, type, name: file, differences: [], canRevert }, picture };
  });
  const rank = ({ shown }: Part) => (shown.kind === 'part' ? 0 : 1);
  const sorted = parts.sort(
    (one, other) => rank(one) - rank(other) || compare(one.shown.path ?? '', other.shown.path ?? ''),
  );
  return [...sorted, ...shownPictures];
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A file as a whole. */
function pagePart(file: ChangedFile, titleOf: (title: string) => string): Part {
  const { before, now, differences = [] } = file;
  const [was, is] = [before && parseText(before.text), now && parseText(now.text)];
  const id = now?.file ?? before?.file ?? '';
  const isRenamed = before && now && before.file !== now.file;
  const isLayout = file.differences?.length === 0 && !isRenamed;
  const type = !before ? 'added' : !now ? 'removed' : isRenamed ? 'renamed' : isLayout ? 'layout' : 'changed';
  const shown: ChangedPart = {
    id,
    kind: id === siteFile ? 'part' : 'page',
    type,
    ...pageNames(id, is, was, titleOf),
    ...(now && { place: { file: now.file, pointer: '' } }),
    differences: differences.map((difference) =>
      shownDifference(difference, { id, file: now?.file ?? '', is, was, start: '', startBefore: '' }),
    ),
    canRevert: true,
  };
  return { shown, file };
}

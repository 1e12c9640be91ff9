import type { Difference } from '../../../edit/diff/difference';
import { isRecord } from '../../../site/json/is-record';
import type { ChangedPart } from '../../protocol/requests/change-requests';
import type { ChangedFile, ChangedPicture } from './changed-files';

/** A changed part with what is needed to take the change back. */
export interface RevertiblePart {
  shown: ChangedPart;
  /** Missing for a picture. */
  file?: ChangedFile;
  picture?: ChangedPicture;
  /** Of site.json only these. */
  differences?: readonly Difference[];
}

/** The name of a page: now, or else in the base. */
export function pageNames(file: string, is: unknown, was: unknown, titleOf: (title: string) => string) {
  const page = isRecord(is) ? is : isRecord(was) ? was : {};
  const pathOf = (value: unknown) =>
    isRecord(value) && typeof value.path === 'string' ? value.path : undefined;
  const [path, pathBefore] = [pathOf(is), pathOf(was)];
  return {
    name: (typeof page.title === 'string' && titleOf(page.title)) || file,
    ...(path !== undefined && { path }),
    ...(pathBefore !== undefined && { pathBefore }),
  };
}

import { isData } from '../../site/csv/content-value';
import { isBelowImages, siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { parseText } from '../../site/json/read-json';
import type { FileChange } from '../overlay-files';
import { isEqual } from '../text/identity';

/** True if other pages stay as they were checked, alone: they see nothing of a menu, another page or its pictures. */
export function concernsPages({ from, to, text, was }: FileChange): boolean {
  if (from !== siteFile)
    return [from, to].every((file) => file === undefined || isData(file) || isBelowImages(file));
  return (
    to === siteFile && text !== undefined && was !== undefined && isEqual(sharedParts(was), sharedParts(text))
  );
}

/** True if a change leaves everything but the pages of its file as it was. */
export const concernsOneFile = ({ from, to }: FileChange): boolean =>
  from === to && from !== undefined && from !== siteFile && isData(from);

function sharedParts(text: string): unknown {
  const value = parseText(text);
  return isRecord(value) ? { ...value, header: null, footer: null, pages: null } : (value ?? text);
}

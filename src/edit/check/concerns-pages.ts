import { normalizeText } from '../../site/files/files';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import type { FileChange } from '../overlay-files';
import { isEqual } from '../text/identity';

/** True if other pages stay as they were checked, alone: they see nothing of a menu or another page. */
export function concernsPages({ from, to, text, was }: FileChange): boolean {
  if (from !== siteFile) return [from, to].every((file) => file === undefined || file.endsWith('.json'));
  return (
    to === siteFile && text !== undefined && was !== undefined && isEqual(sharedParts(was), sharedParts(text))
  );
}

function sharedParts(text: string): unknown {
  try {
    const value: unknown = JSON.parse(normalizeText(text));
    return isRecord(value) ? { ...value, header: null, footer: null, pages: null } : value;
  } catch {
    return text;
  }
}

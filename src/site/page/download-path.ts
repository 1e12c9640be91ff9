import { fileNameOf, folderOf } from '../files/file-path';
import { isPublished, publishedPath } from '../files/published-files';
import { kindOf } from '../image/picture-files';
import { tidyStem } from '../image/picture-name';
import { listed } from '../text/wording';
import { isFetched, linkedKinds } from './published-kinds';

/** Where files are that somebody adds. */
const downloads = 'files/downloads/';

/** How names of downloads end, in words. */
export const downloadEndings = listed(linkedKinds.map((kind) => `.${kind}`));

/** True for a file that visitors can be given: one that a link can name, and no program looks for. */
export const isDownload = (file: string): boolean =>
  isPublished(file) && linkedKinds.includes(kindOf(file).toLowerCase()) && !isFetched(publishedPath(file));

/** The address of a published file, as links name it. */
export const addressOf = (file: string): string => `/${publishedPath(file)}`;

/** The path for a file of this name: readable in the site's language, and the same on all computers. */
export function downloadPath(name: string, language = ''): string {
  const file = fileNameOf(name.replaceAll('\\', '/'));
  const kind = kindOf(file);
  return `${downloads}${tidyStem(file.slice(0, -1 - kind.length), 'file', language)}.${kind.toLowerCase()}`;
}

/** The path with another name in its folder, however that is written. */
export function renamedPath(path: string, name: string, language = ''): string {
  const end = `.${kindOf(path).toLowerCase()}`;
  const stem = name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
  return `${folderOf(path)}${tidyStem(stem, 'file', language)}${end}`;
}

import { isDeviceName } from '../files/file-path';
import { pathPart } from '../text/fix/slug';
import { natureOf } from './file-nature';
import { kindOf } from './picture-files';

/** In characters. */
const longest = 80;

/** Where pictures are, and the folders of them. */
export const pictureFolder = 'images';

/** The path for a picture of this name: readable in the site's language, the same on all computers, and with the end that its bytes want. */
export function picturePath(name: string, bytes: Uint8Array, folder = pictureFolder, language = ''): string {
  const file = name.split(/[/\\]/).at(-1) ?? '';
  const kind = kindOf(file);
  const stem = file.slice(0, file.length - kind.length - (kind === '' ? 0 : 1));
  const plain = tidyStem(stem, 'picture', language);
  const own = pathPart(kind);
  const end = natureOf('', bytes)?.end ?? own;
  const isSame = own === end || (own === 'jpeg' && end === 'jpg');
  return `${folder}/${plain}${end === '' ? '' : '.'}${isSame ? own : end}`;
}

/** The path, or a like one from the second number on: `images/office-2.jpg`. */
export function numbered(path: string, number: number): string {
  const dot = path.lastIndexOf('.');
  return number === 1 ? path : `${path.slice(0, dot)}-${number}${path.slice(dot)}`;
}

/** What precedes the end of a name: readable, and the same on all computers. `word` is for a name without letters. */
export function tidyStem(stem: string, word: string, language = ''): string {
  const words = pathPart(stem, language).slice(0, longest).replace(/-$/, '') || word;
  return isDeviceName(words) ? `${word}-${words}` : words;
}

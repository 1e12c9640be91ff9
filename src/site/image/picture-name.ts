import { isDeviceName } from '../files/file-path';
import { natureOf } from './file-nature';
import { kindOf } from './picture-files';

/** In characters. */
const longest = 80;

/** Where pictures are, and the folders of them. */
export const pictureFolder = 'images';

/** The path for a picture of this name: readable, the same on all computers, and with the end that its bytes want. */
export function picturePath(name: string, bytes: Uint8Array, folder = pictureFolder): string {
  const file = name.split(/[/\\]/).at(-1) ?? '';
  const kind = kindOf(file);
  const stem = file.slice(0, file.length - kind.length - (kind === '' ? 0 : 1));
  const words = slug(stem).slice(0, longest).replace(/-$/, '') || 'picture';
  const plain = isDeviceName(words) ? `picture-${words}` : words;
  const own = slug(kind);
  const end = natureOf('', bytes)?.end ?? own;
  const isSame = own === end || (own === 'jpeg' && end === 'jpg');
  return `${folder}/${plain}${end === '' ? '' : '.'}${isSame ? own : end}`;
}

/** The path, or a like one from the second number on: `images/office-2.jpg`. */
export function numbered(path: string, number: number): string {
  const dot = path.lastIndexOf('.');
  return number === 1 ? path : `${path.slice(0, dot)}-${number}${path.slice(dot)}`;
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

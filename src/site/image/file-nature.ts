import { fileNameOf } from '../files/file-path';
import { kindOf } from './picture-files';

/** What a file is, whatever its name says. */
export interface FileNature {
  /** `a HEIC photo` */
  what: string;
  /** How to get a picture from it. */
  help: string;
  /** What the name of a picture that pages can show must end with. */
  end?: string;
}

const convert = (program: string) => `${program}, and put the result here.`;
const photo = convert('Open it in a picture editor and save it as JPEG or PNG');
const drawing = convert('Open it in the program that made it and export it as SVG or PNG');
const video = 'Delete it: videos are shown from YouTube or Vimeo, by a video block.';
const text = 'Delete it, or put the picture itself in its place.';

const natures = {
  lfs: {
    what: 'a Git LFS pointer',
    help: 'Run git lfs pull, and turn Git LFS on where the site is built.',
  },
  html: {
    what: 'a web page (HTML)',
    help: 'Open the address of the picture itself, and save the picture again.',
  },
  heic: {
    what: 'a HEIC photo',
    help: convert('Export it as JPEG: in Photos on a Mac, or on the phone by "Most Compatible"'),
  },
  tiff: { what: 'a TIFF picture', help: photo },
  bmp: { what: 'a BMP picture', help: photo },
  jxl: { what: 'a JPEG XL picture', help: photo },
  raw: { what: 'a raw photo of a camera', help: convert('Develop it, save it as JPEG') },
  psd: { what: 'a Photoshop file', help: drawing },
  design: { what: 'a file of a drawing program', help: drawing },
  pdf: { what: 'a PDF document', help: convert('Save its page as PNG or SVG') },
  ico: { what: 'an ICO icon', help: convert('Save it as PNG or SVG') },
  zip: { what: 'a ZIP archive or an office document', help: convert('Take the picture out of it') },
  video: { what: 'a video', help: video },
  system: {
    what: 'something that Windows or macOS keeps for itself',
    help: 'Delete it, and add its name to .gitignore.',
  },
  text: { what: 'a text', help: text },
  png: { what: 'a PNG picture', help: '', end: 'png' },
  jpg: { what: 'a JPEG picture', help: '', end: 'jpg' },
  gif: { what: 'a GIF picture', help: '', end: 'gif' },
  webp: { what: 'a WebP picture', help: '', end: 'webp' },
  avif: { what: 'an AVIF picture', help: '', end: 'avif' },
  svg: { what: 'an SVG drawing', help: '', end: 'svg' },
} as const satisfies Record<string, FileNature>;

type Nature = keyof typeof natures;

/** How the bytes of files begin, each byte as a character. */
const starts: readonly (readonly [Nature, RegExp])[] = [
  ['lfs', /^version https:\/\/git-lfs/],
  ['png', /^\x89PNG/],
  ['jpg', /^\xFF\xD8\xFF/],
  ['gif', /^GIF8/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftypavi[fs]/s],
  ['heic', /^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ['video', /^.{4}ftyp|^.\x45\xDF\xA3/s],
  ['tiff', /^(II\*\0|MM\0\*)/],
  ['psd', /^8BPS/],
  ['pdf', /^%PDF|^%!PS/],
  ['bmp', /^BM.{4}\0\0/s],
  ['ico', /^\0\0[^\0]\0[^\0]\0/],
  ['zip', /^PK[^ -~]{2}/],
  ['jxl', /^\xFF\n|^.{4}JXL /s],
  ['html', /^(\xEF\xBB\xBF)?\s*(<!doctype html|<html|<head|<body)/i],
  ['svg', /^(\xEF\xBB\xBF)?\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/is],
  ['text', /^(\xEF\xBB\xBF)?[\t\n\r -~]{16,}/],
];

/** What the names of files say whose bytes are not looked at. */
const ends: readonly (readonly [Nature, RegExp])[] = [
  ['system', /^((eh)?thumbs\.db|desktop\.ini|~\$.*)$/i],
  ['heic', /\.hei[cf]s?$/i],
  ['tiff', /\.tiff?$/i],
  ['bmp', /\.bmp$/i],
  ['jxl', /\.jxl$/i],
  ['raw', /\.(raw|cr[23]|nef|arw|dng|orf|rw2)$/i],
  ['psd', /\.ps[db]$/i],
  ['design', /\.(ai|eps|sketch|fig|xd|cdr|xcf|afdesign|afphoto)$/i],
  ['pdf', /\.pdf$/i],
  ['ico', /\.ico$/i],
  ['zip', /\.(zip|docx?|pptx?|xlsx?|odt)$/i],
  ['video', /\.(mp4|mov|webm|avi|mkv|m4v)$/i],
];

const emptyFile: FileNature = { what: 'empty', help: 'Download or copy it again.' };

/** Each byte as a character. */
const startOf = (head: Uint8Array | undefined) => String.fromCharCode(...(head ?? []).slice(0, 400));

/** What a file is by how it begins, otherwise by its name. */
export function natureOf(path: string, head: Uint8Array | undefined): FileNature | undefined {
  if (head?.length === 0) return emptyFile;
  const start = startOf(head);
  const name = fileNameOf(path);
  const [nature] =
    starts.find(([one, pattern]) => one !== 'text' && pattern.test(start)) ??
    ends.find(([, pattern]) => pattern.test(name)) ??
    starts.find(([, pattern]) => pattern.test(start)) ??
    [];
  return nature && natures[nature];
}

/** The files that are published as they are, by what they have to be. */
const published: readonly (readonly [kinds: RegExp, natures: readonly Nature[]])[] = [
  [/^pdf$/, ['pdf']],
  [/^(docx|xlsx|pptx|odt|ods|odp|epub|zip)$/, ['zip']],
  [/^(mp4|webm|m4a)$/, ['video']],
  [/^png$/, ['png']],
  [/^jpe?g$/, ['jpg']],
  [/^gif$/, ['gif']],
  [/^webp$/, ['webp']],
  [/^avif$/, ['avif']],
  [/^ico$/, ['ico', 'png']],
  [/^(txt|asc|csv|ics|vcf|json|webmanifest)$/, ['text']],
];

/** What a file is whose name says something else, as far as its first bytes show it. */
export function contradiction(path: string, head: Uint8Array | undefined): FileNature | undefined {
  const [, right] = published.find(([kinds]) => kinds.test(kindOf(path))) ?? [];
  if (!right) return undefined;
  if (head?.length === 0) return emptyFile;
  const start = startOf(head);
  const [nature] = starts.find(([, pattern]) => pattern.test(start)) ?? [];
  return !nature || right.includes(nature) ? undefined : natures[nature];
}

/** Kinds whose first bytes are known. */
const knownStart = /^(pdf|docx|xlsx|pptx|odt|ods|odp|epub|zip|png|jpe?g|gif|webp|avif)$/;

/** False for a document, an archive or a picture that does not begin as one. */
export function beginsRight(path: string, head: Uint8Array): boolean {
  if (!knownStart.test(kindOf(path))) return true;
  const start = startOf(head);
  return starts.some(([nature, pattern]) => pattern.test(start) && isNatureOf(path, nature));
}

const isNatureOf = (path: string, nature: Nature): boolean =>
  published.some(([kinds, natures]) => kinds.test(kindOf(path)) && natures.includes(nature));

/** What all pictures of a checkout are at once. */
export const isPointer = ({ what }: FileNature): boolean => what === natures.lfs.what;

/** The name that a picture of this nature has to have. */
export function nameFor(path: string, { end }: FileNature): string | undefined {
  const kind = kindOf(path);
  if (end === undefined || kind === end || (end === 'jpg' && kind === 'jpeg')) return undefined;
  const start = path.slice(0, path.length - kind.length - (kind === '' ? 0 : 1));
  return kindOf(start) === end ? start : `${start}.${end}`;
}

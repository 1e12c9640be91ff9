import { escapeHtml } from '../../../app/server/html';
import type { FilePart } from '../../../site/resolve/site';
import type { FocalPoint, PictureBox } from '../../../site/schema/types.gen';
import { phoneWindow, sizesOf } from './boxes';
import { focusOf } from './focal-point';
import { type Variant, variantsOf } from './variants';

/** Gives the hash of a picture's file and of how it is resized. */
export type HashOf = (src: string) => string;

/** A picture that is a link to its largest file, in a format that all browsers have. */
export function linkedPicture(part: FilePart, base: string, hashOf: HashOf | undefined): string {
  const { src, resizable } = part;
  const variants = hashOf && resizable ? variantsOf(part, hashOf(src)) : undefined;
  const large = variants?.sources.at(-1)?.variants.at(-1);
  return `<a href="${escapeHtml(`${base}/${large?.path ?? src}`)}">${pictureHtml(part, base, hashOf)}</a>`;
}

/** A picture as pages show it. Without hashes it is the original alone, which is enough for development. */
export function pictureHtml(part: FilePart, base: string, hashOf: HashOf | undefined): string {
  const { alt, width, height, first, focus, box, phone } = part;
  const shown = sourcesOf(part, base, hashOf);
  const small = phone && sourcesOf(phone, base, hashOf, onPhones);
  const instead = small ? `${small.sources}<source${onPhones} srcset="${small.original}">` : '';
  const focusOnPhones = phone && (focus || phone.focus) ? focusOf(phone.focus ?? middle) : '';
  const loading = first ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<picture${classOf(part)}${boxAttribute(box)}${focus ? focusOf(focus) : ''}>${instead}${shown.sources}<img src="${shown.original}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${focusOnPhones} ${loading} decoding="async"></picture>`;
}

const onPhones = ` media="(max-width: ${phoneWindow}px)"`;

/** What browsers choose a file from, and the address of the one that all of them show. */
function sourcesOf(
  picture: NonNullable<FilePart['phone']>,
  base: string,
  hashOf: HashOf | undefined,
  media = '',
) {
  const { src, width, height, resizable } = picture;
  const address = (path: string) => escapeHtml(`${base}/${path}`);
  const variants = hashOf && resizable ? variantsOf(picture, hashOf(src)) : undefined;
  const sizes = sizesOf(picture, width / height);
  const candidate = ({ path, width }: Variant) => `${address(path)} ${width}w`;
  const sources = variants?.sources.map(
    ({ format, variants }) =>
      `<source${media} type="image/${format}" srcset="${variants.map(candidate).join(', ')}" sizes="${sizes}">`,
  );
  return { sources: sources?.join('') ?? '', original: address(variants?.fallback.path ?? src) };
}

/** What `boxes.css` finds a picture in a box by. */
export const boxAttribute = (box: PictureBox | undefined) => (box ? ` data-box="${box}"` : '');

/** An upright picture of a text and a logo have their own size. Unless a logo is opaque, the dark theme gives it a ground. */
function classOf({ slot, transparent }: FilePart): string {
  if (slot === 'logos') return transparent ? '' : ' class="opaque"';
  return ` class="${slot === 'upright' ? slot : 'picture'}"`;
}

const middle: FocalPoint = { x: 50, y: 50 };

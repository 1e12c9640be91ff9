import { escapeHtml } from '../../../app/server/html';
import type { FilePart } from '../../../site/resolve/site';
import { sizesOf } from './boxes';
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
  const { src, alt, width, height, slot, first, resizable } = part;
  const address = (path: string) => escapeHtml(`${base}/${path}`);
  const variants = hashOf && resizable ? variantsOf(part, hashOf(src)) : undefined;
  const sizes = sizesOf(slot, width / height);
  const candidate = ({ path, width }: Variant) => `${address(path)} ${width}w`;
  const sources = variants?.sources.map(
    ({ format, variants }) =>
      `<source type="image/${format}" srcset="${variants.map(candidate).join(', ')}" sizes="${sizes}">`,
  );
  const loading = first ? 'fetchpriority="high"' : 'loading="lazy"';
  const original = address(variants?.fallback.path ?? src);
  return `<picture${classOf(part)}${focusOf(part)}>${sources?.join('') ?? ''}<img src="${original}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" ${loading} decoding="async"></picture>`;
}

/** An upright picture of a text and a logo have their own size. Unless a logo is opaque, the dark theme gives it a ground. */
function classOf({ slot, transparent }: FilePart): string {
  if (slot === 'logos') return transparent ? '' : ' class="opaque"';
  return ` class="${slot === 'upright' ? slot : 'picture'}"`;
}

/** In steps of five percent: the style sheets of `focus` have one rule for each. */
const step = (percent: number) => Math.round(percent / 5) * 5;

const focusOf = ({ focus }: FilePart): string =>
  focus ? ` data-x="${step(focus.x)}" data-y="${step(focus.y)}"` : '';

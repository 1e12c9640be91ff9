import { escapeHtml } from '../../../app/server/html';
import type { FilePart } from '../../../site/resolve/site';
import { sizesOf } from './boxes';
import { type Variant, variantsOf } from './variants';

/** Gives the hash of a picture's file and of how it is resized. */
export type HashOf = (src: string) => string;

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
  // A logo has the size of its letters, and fills nothing. Unless it is opaque, the dark theme gives it a ground.
  const logo = part.transparent ? '' : ' class="opaque"';
  return `<picture${slot === 'logos' ? logo : ' class="picture"'}>${sources?.join('') ?? ''}<img src="${original}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" ${loading} decoding="async"></picture>`;
}

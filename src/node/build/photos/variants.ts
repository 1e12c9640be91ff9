import type { ImageSize } from '../../../site/image/size';
import { assetsFolder } from '../../../site/page/output-paths';
import type { PhotoUse, PicturePlace } from '../../../site/resolve/site';
import { boxesOf, widthIn } from './boxes';

export type Format = 'avif' | 'webp' | 'jpg' | 'png';

/** One file that is made from a picture. */
export interface Variant {
  /** In the output; relative, with forward slashes. */
  path: string;
  width: number;
  format: Format;
}

export interface Variants {
  /** What browsers choose from, the best format first. */
  sources: readonly { format: Format; variants: readonly Variant[] }[];
  /** For whatever knows no newer format than the original's. */
  fallback: Variant;
}

const steps = [320, 480, 640, 960, 1280, 1920, 2560];
const widestFallback = 1280;
/** So many pixels are more than a screen shows, and bound the memory that encoding takes. */
const mostPixels = 5_000_000;
/** From the smallest phone to the screens that most people have, which may show two pixels for one. */
const windows = { narrowest: 320, widest: 1920, density: 2 };

const sourceFormats = ['avif', 'webp'] as const;
/** Chromium shows other alpha than an AVIF has: decision 28. */
const transparentFormats = ['webp'] as const;
const fallbackFormats: Record<string, Format> = { jpg: 'jpg', jpeg: 'jpg', png: 'png' };

/** The step that is wide enough, or the last. */
const stepFor = (width: number) =>
  steps.findIndex((step, index) => step >= width || index === steps.length - 1);

function widthsFor({ width, height, ...place }: PicturePlace & ImageSize): number[] {
  const ratio = width / height;
  const boxes = boxesOf(place);
  const widest = Math.max(...boxes.map((box) => widthIn(box, box.upTo ?? windows.widest, ratio)));
  const narrowest = Math.min(
    ...boxes.map((box, index) => widthIn(box, boxes[index - 1]?.upTo ?? windows.narrowest, ratio)),
  );
  const most = Math.min(width, Math.floor(Math.sqrt(mostPixels * ratio)));
  const wanted = steps.slice(stepFor(narrowest), stepFor(widest * windows.density) + 1);
  // The last width is the original's own where that is not wide enough; a step just below would add nothing.
  const below = wanted.filter((step) => step <= most);
  return below.length === wanted.length ? below : [...below.filter((step) => step < most * 0.9), most];
}

/** File systems take 255 bytes for a name, and width, hash and format come after it. Here every character is a byte. */
const longestName = 200;

/** The files of a picture in one box: known from the head and the hash of its file, before any is made. */
export function variantsOf(part: PhotoUse, hash: string): Variants {
  const [, name = '', extension = ''] = /(?<![^/])([^/]*)\.(\w+)$/.exec(part.src) ?? [];
  const widths = widthsFor(part);
  const variant = (width: number, format: Format): Variant => ({
    path: `${assetsFolder}/pictures/${name.slice(0, longestName)}-${width}-${hash.slice(0, 10)}.${format}`,
    width,
    format,
  });
  const widthOfFallback = widths.findLast((width) => width <= widestFallback) ?? Math.min(...widths);
  return {
    sources: (part.transparent ? transparentFormats : sourceFormats).map((format) => ({
      format,
      variants: widths.map((width) => variant(width, format)),
    })),
    fallback: variant(widthOfFallback, fallbackFormats[extension] ?? 'webp'),
  };
}

/** How each format is written. The names of files depend on it, so that a change here reaches every cache. */
export const settings = {
  // One more when the same photo and settings give other pixels.
  version: 3,
  // Effort 4, the default, takes five times as long for the same bytes.
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 75 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const;

import type { Files } from '../files/files';
import { oncePerFile } from '../files/once-per-file';
import { drawingOf } from './drawing';
import { inMemory, pngChunks } from './file-parts';
import { imageSize } from './image-size';
import { isResizable, mostMegapixels } from './photo-limits';
import { kindOf } from './picture-files';
import type { ImageSize } from './size';

/** What is known of a picture's file without decoding it. */
export interface Picture {
  bytes: number;
  size: ImageSize | undefined;
  resizable: boolean;
  /** Whether it may have pixels that are not opaque. */
  transparent: boolean;
  /** Undefined for a drawing. */
  mostMegapixels: number | undefined;
}

/** Whether the header of a picture announces pixels that are not opaque. The pixels may be opaque even so. */
export const mayBeTransparent = (path: string, head: Uint8Array): boolean =>
  announced[kindOf(path)]?.(head) ?? true;

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const hasBits = (byte: number | undefined, bits: number) => ((byte ?? 0) & bits) !== 0;
const never = () => false;

/** ISO 23008-12: what says that a picture within the file is the alpha of another. */
const alphaTypes = ['urn:mpeg:mpegB:cicp:systems:auxiliary:alpha', 'urn:mpeg:hevc:2015:auxid:1'];

/** By extension; a format that is not listed here stays as it is. */
const announced: Record<string, (head: Uint8Array) => boolean> = {
  jpg: never,
  jpeg: never,
  // Its color type has a bit for alpha.
  png: (head) => hasBits(head[25], 4) || [...pngChunks(inMemory(head))].some(({ name }) => name === 'tRNS'),
  webp: (head) => {
    // RFC 9649: a bit of the extended header, or of a lossless picture's.
    const chunk = text(head.subarray(12, 16));
    return (chunk === 'VP8X' || chunk === 'VP8L') && hasBits(head[chunk === 'VP8X' ? 20 : 24], 16);
  },
  avif(head) {
    const boxes = new TextDecoder().decode(head);
    return alphaTypes.some((type) => boxes.includes(type));
  },
};

/** Undefined when there is no such file. */
export const pictureOf = oncePerFile((files: Files, path: string): Picture | undefined => {
  const bytes = files.size(path);
  if (bytes === undefined) return undefined;
  if (path.endsWith('.svg')) {
    const drawing = drawingOf(files, path);
    const size = typeof drawing === 'string' ? undefined : drawing.size;
    return { bytes, size, resizable: false, transparent: true, mostMegapixels: undefined };
  }
  const head = files.head(path) ?? new Uint8Array();
  return {
    bytes,
    size: imageSize(path, head),
    resizable: isResizable(path, head),
    transparent: mayBeTransparent(path, head),
    mostMegapixels: mostMegapixels(path, head),
  };
});

import { inMemory, pngChunks } from './file-parts';
import { jpegFrame } from './jpeg-size';
import { kindOf } from './picture-files';

/**
 * What the build still decodes in less than 500 MB of memory. Formats that are decoded row by row need less than those
 * that are held whole.
 */
export const mostMegapixels = (src: string, head: Uint8Array) =>
  src.endsWith('.avif') ? 20 : isHeldWhole(kindOf(src), head) ? 40 : 64;

/** An interlaced PNG, or a progressive JPEG with four colors. */
function isHeldWhole(kind: string, head: Uint8Array): boolean {
  if (kind === 'png') return head[28] === 1;
  if (kind !== 'jpg' && kind !== 'jpeg') return false;
  const frame = jpegFrame(head);
  return frame?.isProgressive === true && frame.colors > 3;
}

/** WebP ends a little above. */
export const longestSide = 16_000;

/** Whether a picture can be resized: drawings need no other sizes, and animations would stop. */
export const isResizable = (path: string, head: Uint8Array): boolean => moves[kindOf(path)]?.(head) === false;

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const never = () => false;

/** By extension; a format that is not listed here stays as it is. */
const moves: Record<string, (head: Uint8Array) => boolean> = {
  jpg: never,
  jpeg: never,
  png: (head) => [...pngChunks(inMemory(head))].some(({ name }) => name === 'acTL'),
  // RFC 9649: a bit of the extended header.
  webp: (head) => text(head.subarray(12, 16)) === 'VP8X' && ((head[20] ?? 0) & 2) === 2,
  avif: (head) => text(head.subarray(8, 12)) === 'avis',
};

/** Bytes of a picture that visitors get: a second on a connection of 8 Mbit/s, which a phone often has. */
export const mostServed = 1_000_000;

/** Bytes of an original that visitors never get: more than cameras write. */
export const mostStored = 20_000_000;

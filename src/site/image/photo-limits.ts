/** What the build still decodes in less than 500 MB of memory. AVIF is decoded whole, the others row by row. */
export const mostMegapixels = (src: string) => (src.endsWith('.avif') ? 20 : 64);

/** WebP ends a little above. */
export const longestSide = 16_000;

/** Whether a picture can be resized: drawings need no other sizes, and animations would stop. */
export function isResizable(path: string, head: Uint8Array): boolean {
  return moves[path.slice(path.lastIndexOf('.') + 1)]?.(head) === false;
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const never = () => false;

/** By extension; a format that is not listed here stays as it is. */
const moves: Record<string, (head: Uint8Array) => boolean> = {
  jpg: never,
  jpeg: never,
  // The chunk `acTL` comes before the first pixels.
  png: (head) => /acTL|IDAT/.exec(text(head.subarray(0, 4096)))?.[0] === 'acTL',
  // RFC 9649: a bit of the extended header.
  webp: (head) => text(head.subarray(12, 16)) === 'VP8X' && ((head[20] ?? 0) & 2) === 2,
  avif: (head) => text(head.subarray(8, 12)) === 'avis',
};

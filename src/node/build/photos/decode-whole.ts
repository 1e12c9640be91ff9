import sharp from 'sharp';
import { framesOf } from './picture-frames';

/** Some seconds: what comes after so many pixels of all frames together is not decoded. */
const most = 2_000_000_000;
/** libvips holds all frames of a WebP in memory at once. */
const mostHeld = 64_000_000;

/** In pixels. Each frame and each row takes time as well. */
const costOf = (width: number, height: number) => (width + 1_000) * (height + 1_000);

/** Decodes every frame of a picture that is published as it is. Throws where one is broken. */
export async function decodeWhole(src: string, bytes: Uint8Array): Promise<void> {
  let left = most;
  for (const frame of framesOf(src, bytes)) {
    left -= await decodePages(frame, left);
    if (left <= 0) return;
  }
}

async function decodePages(bytes: Uint8Array, left: number): Promise<number> {
  const options = { failOn: 'error', limitInputPixels: false } as const;
  const { format, width, height, pages: all = 1 } = await sharp(bytes, options).metadata();
  const held = format === 'webp' ? mostHeld / (width * height) : all;
  const pages = Math.max(1, Math.floor(Math.min(all, held, left / costOf(width, height))));
  // To make a few pixels, all are read, and they take little memory.
  await sharp(bytes, { ...options, pages })
    .resize(8, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  return pages * costOf(width, height);
}

import { renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import type { ImageSize } from '../../site/image-size';
import { mostPicturePixels } from '../../site/image-size';
import { settings } from './settings';
import type { Format } from './variants';

export interface WantedFile {
  width: number;
  format: Format;
  /** Where it goes. */
  file: string;
}

/** A picture that can't be made smaller: a sentence for its editor, and how to mend it. */
export class UnusablePicture extends Error {
  readonly help = 'Open it in a picture editor and save it again.';
}

// One thread an encoder, and no memory kept for pictures that do not come again.
sharp.concurrency(1);
sharp.cache(false);

/** Encoders at once: each takes up to 130 MB. */
const atOnce = Math.min(availableParallelism(), 4);

/** Decodes a picture once, upright, in sRGB and as wide as it is wanted at most; then makes every file from that. */
export async function encodePicture(
  original: string,
  name: string,
  size: ImageSize,
  wanted: readonly WantedFile[],
): Promise<void> {
  const { data, info } = await decode(original, name, size, Math.max(...wanted.map(({ width }) => width)));
  const waiting = [...wanted];
  const encodeNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const { width, format, file } = next;
    const picture = sharp(data, { raw: info }).resize({ width });
    // Renamed when it is whole, so that a build that is killed leaves nothing that looks like a picture.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, await encoders[format](picture).toBuffer());
    renameSync(aside, file);
    return encodeNext();
  };
  await Promise.all(Array.from({ length: atOnce }, encodeNext));
}

async function decode(original: string, name: string, size: ImageSize, width: number) {
  const picture = sharp(original, { failOn: 'error', limitInputPixels: mostPicturePixels });
  try {
    const { autoOrient: upright } = await picture.metadata();
    if (upright.width !== size.width || upright.height !== size.height)
      throw new UnusablePicture(`The file ${name} is stored on its side.`);
    return await picture
      .autoOrient()
      .resize({ width })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    throw new UnusablePicture(`The file ${name} is damaged or not whole: it can't be decoded.`, {
      cause: error,
    });
  }
}

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif(settings.avif),
  webp: (picture) => picture.webp(settings.webp),
  jpg: (picture) => picture.jpeg(settings.jpg),
  png: (picture) => picture.png(settings.png),
};

import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { WantedFile } from '../../src/node/build/photos/encode-job';
import type { createEncoder } from '../../src/node/build/photos/encode-pictures';
import { variantsOf } from '../../src/node/build/photos/variants';
import { memoryFiles } from '../../src/site/files/memory-files';
import { pictureOf } from '../../src/site/image/picture';
import type { PictureSlot } from '../../src/site/resolve/photo-slot';
import type { PictureFacts } from '../../src/site/resolve/site-facts';

interface Published {
  picture: PictureFacts;
  /** What visitors get of it, beside it. */
  files: WantedFile[];
}

/** Makes the files that a build makes of a picture. Throws the message that its editor would get. */
export async function publishPicture(
  encoder: ReturnType<typeof createEncoder>,
  original: string,
  slot: PictureSlot,
): Promise<Published> {
  const src = `images/${basename(original)}`;
  const known = pictureOf(memoryFiles({ [src]: readFileSync(original) }), src);
  if (!known?.size) throw new Error('Its size is not known.');
  const { resizable, transparent, size } = known;
  const picture = { ...size, resizable, transparent };
  if (!resizable) return { picture, files: [] };
  const part = { src, slot, ...picture };
  const { sources, fallback } = variantsOf(part, 'a1b2c3d4e5');
  const files = [...sources.flatMap(({ variants }) => variants), fallback].map(({ width, format }) => ({
    width,
    format,
    file: `${dirname(original)}/${width}.${format}`,
  }));
  const message = await encoder.encode({ original, part, wanted: files });
  if (message !== undefined) throw new Error(message);
  return { picture, files };
}

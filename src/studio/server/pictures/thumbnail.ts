import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EncodeJob } from '../../../node/build/photos/encode-job';
import { createEncoder } from '../../../node/build/photos/encode-pictures';

/** One for all: the decoders take so much memory that one photo at a time is enough. */
export const encoder = createEncoder();

/** A small picture of a photo, as WebP; a message if the build could not decode the photo. */
export async function drawThumbnail(
  original: string,
  part: EncodeJob['part'],
  width: number,
): Promise<Uint8Array | string> {
  const file = temporaryFile('thumbnail');
  const wanted = [{ width: Math.min(width, part.width), format: 'webp' as const, file }];
  try {
    return (await encoder.encode({ original, part, wanted })) ?? readFileSync(file);
  } finally {
    rmSync(file, { force: true });
  }
}

export const temporaryFile = (name: string): string => join(tmpdir(), `site-${name}-${randomUUID()}`);

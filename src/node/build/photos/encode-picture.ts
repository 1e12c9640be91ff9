import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { inMemory, pngChunks } from '../../../site/image/file-parts';
import type { ImageSize } from '../../../site/image/size';
import { bytesHash } from '../../base/disk/file-stamp';
import { writeWhole } from '../../base/disk/write-whole';
import { decodeWhole } from './decode-whole';
import type { EncodeJob } from './encode-job';
import { type Format, settings } from './variants';

/** A picture that can't be published. The message is for its editor. */
export class UnusablePicture extends Error {}

const damaged = ({ part }: EncodeJob, cause: unknown) =>
  new UnusablePicture(`The file ${part.src} is damaged or not whole: it can't be decoded.`, { cause });

// One thread for each encoder, and no cache, because no photo comes twice.
sharp.concurrency(1);
sharp.cache(false);
// By its first bytes, a file with the name of a photo could be a drawing, which would load the files beside it.
// This holds for the whole process, so only the encoding process imports this module.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
});

/** Each encoder takes up to 130 MB. */
const atOnce = Math.min(availableParallelism(), 4);

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif(settings.avif),
  webp: (picture) => picture.webp(settings.webp),
  jpg: (picture) => picture.jpeg(settings.jpg),
  png: (picture) => picture.png(settings.png),
};

/** Decodes a photo once: rotated upright, in sRGB and only as wide as needed. Then makes every file from that. */
export async function encodePicture(job: EncodeJob): Promise<void> {
  if (job.wanted.length === 0) return decodeAlone(job);
  const { data, raw } = await decode(job, Math.max(...job.wanted.map(({ width }) => width)));
  // From here on the photo is not read any more.
  if (hasChanged(job)) throw new Error('The photo has changed.');
  const waiting = [...job.wanted];
  const encodeNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (!next) return;
    const { width, format, file } = next;
    const picture = sharp(data, { raw }).resize(sizeOf(job, width));
    writeWhole(file, await encoders[format](picture).toBuffer());
    return encodeNext();
  };
  await Promise.all(Array.from({ length: atOnce }, encodeNext));
}

async function decodeAlone(job: EncodeJob): Promise<void> {
  const bytes = readFileSync(job.original);
  await decodeWhole(job.part.src, bytes).catch((error) => {
    throw damaged(job, error);
  });
  if (hasChanged(job)) throw new Error('The picture has changed.');
}

/** In two steps, a height by ratio alone could be another pixel. */
const sizeOf = ({ part }: EncodeJob, width: number) =>
  ({ width, height: Math.max(1, Math.round((width * part.height) / part.width)), fit: 'fill' }) as const;

/** True if the photo is not the one that is asked for any more. */
export function hasChanged({ original, hash }: EncodeJob): boolean {
  if (hash === undefined) return false;
  try {
    return bytesHash(readFileSync(original)) !== hash;
  } catch {
    return true;
  }
}

/** Chunks that say more of the colors than a gamma. libvips goes by the profile; the others mean sRGB to it. */
const better = ['cICP', 'iCCP', 'sRGB'];
/** What a PNG of sRGB says in hundred-thousandths, and what is too near to it to be seen. */
const [ordinary, unseen] = [45_455, 1_000];

/** The level that browsers show for each level of a PNG with a gamma of its own, which libvips ignores. */
export function pngLevels(head: Uint8Array): Uint8Array | undefined {
  const chunks = [...pngChunks(inMemory(head))];
  const at = chunks.find(({ name }) => name === 'gAMA')?.at;
  if (at === undefined || at + 4 > head.length || chunks.some(({ name }) => better.includes(name)))
    return undefined;
  const gamma = new DataView(head.buffer, head.byteOffset).getUint32(at);
  if (gamma === 0 || Math.abs(gamma - ordinary) < unseen) return undefined;
  return Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(encoded((level / 255) ** (100_000 / gamma)) * 255),
  );
}

/** By IEC 61966-2-1. */
const encoded = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

async function decode(job: EncodeJob, width: number) {
  const { original, part } = job;
  const picture = sharp(original, {
    failOn: 'error',
    // The checks allow no more, by what is in the file's header.
    limitInputPixels: 64_000_000,
  });
  try {
    const { autoOrient, format, space, hasProfile, ...stored } = await picture.metadata();
    const isShown = ({ width, height }: ImageSize) => width === part.width && height === part.height;
    // Chromium does not turn a WebP, whatever its Exif says, and of others only those that the site's checks see turned.
    const turns = format !== 'webp' && isShown(autoOrient);
    if (!turns && !isShown(stored)) throw new Error('It is not as large as its header says.');
    const isBareInk = space === 'cmyk' && !hasProfile;
    const kept = isBareInk ? 'cmyk' : 'srgb';
    if (isBareInk) picture.pipelineColourspace('cmyk');
    const { data, info } = await (turns ? picture.autoOrient() : picture)
      .resize(sizeOf(job, width))
      .toColourspace(kept)
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (isBareInk)
      return { data: lightOf(data), raw: { width: info.width, height: info.height, channels: 3 as const } };
    if (format === 'png') setLevels(data, info.channels, pngLevels(readFileSync(original)));
    // Not all of `info`: it says `premultiplied` of pixels that are not, and half-transparent ones would become lighter.
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (error) {
    throw damaged(job, error);
  }
}

/** Changes colors, not alpha: the last of two or four channels. */
function setLevels(data: Uint8Array, channels: number, levels: Uint8Array | undefined): void {
  if (!levels) return;
  const hasAlpha = channels % 2 === 0;
  for (let at = 0; at < data.length; at += 1)
    if (!(hasAlpha && at % channels === channels - 1)) data[at] = levels[data[at] ?? 0] ?? 0;
}

/** What browsers show of cyan, magenta, yellow and black without a profile. libvips assumes a printing press. */
function lightOf(inks: Uint8Array): Uint8Array {
  const light = new Uint8Array((inks.length / 4) * 3);
  for (let from = 0, to = 0; from < inks.length; from += 4)
    for (let ink = 0; ink < 3; ink += 1)
      light[to++] = Math.round(((255 - (inks[from + ink] ?? 0)) * (255 - (inks[from + 3] ?? 0))) / 255);
  return light;
}

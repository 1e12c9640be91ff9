import { extname } from 'node:path';
import { crc32 } from 'node:zlib';
import { boxes, inMemory, pngChunks, viewOf } from '../../../site/image/file-parts';

/**
 * What has to be decoded to know that a file is whole: itself, and the frames that libvips passes over. Throws where
 * parts are missing without which libvips decodes the rest.
 */
export const framesOf = (src: string, bytes: Uint8Array): Iterable<Uint8Array> =>
  readers[extname(src).slice(1)]?.(bytes) ?? [bytes];

const readers: Record<string, (bytes: Uint8Array) => Iterable<Uint8Array>> = {
  gif: gifFrames,
  png: pngFrames,
  avif: avifFrames,
};

/** libvips has them all, but one that is cut off is the same to it. Browsers don't miss a byte after the last. */
function gifFrames(bytes: Uint8Array): Uint8Array[] {
  const colors = (flags = 0) => (flags < 0x80 ? 0 : 6 << (flags & 7));
  const [extension, frame] = [0x21, 0x2c];
  let at = 13 + colors(bytes[10]);
  while (bytes[at] === extension || bytes[at] === frame) {
    at += bytes[at] === extension ? 2 : 11 + colors(bytes[at + 9]);
    for (let length = bytes[at]; length !== 0; length = bytes[at]) {
      if (length === undefined) throw new Error('A frame is not whole.');
      at += length + 1;
    }
    at += 1;
  }
  return [bytes];
}

/** libvips knows nothing of animations. PNG 3: with what all have in common, each frame is a picture of its own. */
function* pngFrames(bytes: Uint8Array): Generator<Uint8Array> {
  yield bytes;
  const chunks = Array.from(pngChunks(inMemory(bytes), 'IEND'), ({ name, at, end }) => ({
    name,
    data: bytes.subarray(at, end - 4),
  }));
  const find = (wanted: string) => chunks.find(({ name }) => name === wanted)?.data;
  const [header, animation] = [find('IHDR'), find('acTL')];
  if (!header || !animation) return;
  const frames: { size: Uint8Array; parts: Uint8Array[] }[] = [];
  let sequence = 0;
  for (const { name, data } of chunks) {
    const isFrame = name === 'fcTL';
    if ((isFrame || name === 'fdAT') && viewOf(data).getUint32(0) !== sequence++)
      throw new Error('Parts are missing.');
    if (isFrame && !isWithin(viewOf(header), viewOf(data))) throw new Error('A frame is larger than all.');
    if (isFrame) frames.push({ size: data.subarray(4, 12), parts: [] });
    else if (name === 'IDAT' || name === 'fdAT')
      frames.at(-1)?.parts.push(data.subarray(name === 'IDAT' ? 0 : 4));
  }
  if (frames.length === 0 || frames.length !== viewOf(animation).getUint32(0))
    throw new Error('There are not as many frames as it says.');
  const common = chunks.filter(({ name }) => name === 'PLTE' || name === 'tRNS');
  for (const { size, parts } of frames)
    yield Buffer.concat([
      bytes.subarray(0, 8),
      pngChunk('IHDR', Buffer.concat([size, header.subarray(8)])),
      ...common.map(({ name, data }) => pngChunk(name, data)),
      pngChunk('IDAT', Buffer.concat(parts)),
      pngChunk('IEND', new Uint8Array()),
    ]);
}

function isWithin(header: DataView, frame: DataView): boolean {
  const reaches = (at: number) => frame.getUint32(at) + frame.getUint32(at + 8);
  return reaches(4) <= header.getUint32(0) && reaches(8) <= header.getUint32(4);
}

export function pngChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** Of a sequence, libvips decodes the first picture alone, and only under the name of a still one. */
function avifFrames(bytes: Uint8Array): Uint8Array[] {
  const name = Buffer.from('ftypavis');
  if (name.compare(bytes.subarray(4, 12)) !== 0) return [bytes];
  const parts = [...boxes(inMemory(bytes))].filter(({ name }) => /^(moov|mdat)$/.test(name));
  if (
    new Set(parts.map(({ name }) => name)).size < 2 ||
    parts.some(({ end }) => end < Infinity && end > bytes.length)
  )
    throw new Error('Parts are missing.');
  const still = Buffer.from(bytes);
  still.write('avif', 8);
  return [still];
}

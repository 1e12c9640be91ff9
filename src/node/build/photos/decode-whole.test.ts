import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeWhole } from './decode-whole';
import { pngChunk } from './picture-frames';

const longs = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [0, 0, value >> 8, value & 255]));

/** Three frames of 8 × 8 pixels, one above the other. */
const frames = sharp(Buffer.from(Array.from({ length: 8 * 24 * 3 }, (_, at) => (at * 37) % 251)), {
  raw: { width: 8, height: 24, channels: 3, pageHeight: 8 },
});
const gif = await frames.clone().gif().toBuffer();
const webp = await frames.clone().webp({ lossless: true }).toBuffer();
const still = await frames.clone().extract({ left: 0, top: 0, width: 8, height: 8 }).avif().toBuffer();
const avif = Buffer.concat([
  still.subarray(0, 8),
  Buffer.from('avis'),
  still.subarray(12),
  Buffer.from('\0\0\0\x08moov'),
]);

/** Gray pixels of a PNG. */
const pixels = (width: number, height: number) => deflateSync(Buffer.alloc((width + 1) * height));
const control = (sequence: number, ...[width, height, x, y]: number[]) =>
  pngChunk(
    'fcTL',
    Buffer.concat([longs(sequence, width ?? 8, height ?? 8, x ?? 0, y ?? 0), Buffer.alloc(6)]),
  );
const data = (sequence: number, compressed: Uint8Array) =>
  pngChunk('fdAT', Buffer.concat([longs(sequence), compressed]));
const png = (count: number, ...chunks: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', Buffer.concat([longs(8, 8), Buffer.from([8, 0, 0, 0, 0])])),
    pngChunk('acTL', longs(count, 0)),
    ...chunks,
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
const picture = pngChunk('IDAT', pixels(8, 8));
const small = pixels(3, 2);

/** Many frames of one pixel each. */
const tiny = (count: number) =>
  Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    ...Array<Buffer>(count).fill(Buffer.from(',\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1')),
    Buffer.from(';'),
  ]);

test.each<[string, string, Uint8Array]>([
  ['a GIF', 'a.gif', gif],
  ['a GIF without its last byte', 'a.gif', gif.subarray(0, -1)],
  ['a GIF with something after it', 'a.gif', Buffer.concat([gif, Buffer.from('more')])],
  ['a GIF of more frames than are decoded', 'a.gif', tiny(100_000)],
  ['a WebP', 'a.webp', webp],
  ['an AVIF', 'a.avif', avif],
  ['a PNG that does not move', 'a.png', await frames.clone().png().toBuffer()],
  [
    'a PNG whose first frame is the picture',
    'a.png',
    png(2, control(0), picture, control(1, 3, 2, 5, 6), data(2, small)),
  ],
  ['a PNG whose picture is no frame', 'a.png', png(1, picture, control(0, 3, 2), data(1, small))],
  [
    'a PNG with a frame in parts',
    'a.png',
    png(1, picture, control(0, 3, 2), data(1, small.subarray(0, 4)), data(2, small.subarray(4))),
  ],
])('%s is whole', async (_, src, bytes) => {
  await expect(decodeWhole(src, bytes)).resolves.toBeUndefined();
});

test.each<[string, string, Uint8Array]>([
  ['the first 20 bytes of a GIF', 'a.gif', gif.subarray(0, 20)],
  ['a GIF that ends within its second frame', 'a.gif', gif.subarray(0, gif.length / 2)],
  ['a GIF without the end of its last frame', 'a.gif', gif.subarray(0, -2)],
  ['a GIF without frames', 'a.gif', tiny(0)],
  ['a GIF whose pixels are none', 'a.gif', gif.map((byte, at) => (at > gif.length / 2 ? 0xff : byte))],
  ['half of a WebP', 'a.webp', webp.subarray(0, webp.length / 2)],
  ['a WebP without its last byte', 'a.webp', webp.subarray(0, -2)],
  ['an AVIF that ends within its pixels', 'a.avif', avif.subarray(0, -20)],
  ['an AVIF without its frames', 'a.avif', avif.subarray(0, -8)],
  ['a PNG of no frames', 'a.png', png(0, picture)],
  ['a PNG that says it has none', 'a.png', png(0, control(0), picture)],
  ['a PNG of fewer frames than it says', 'a.png', png(2, control(0), picture)],
  [
    'a PNG of more frames than it says',
    'a.png',
    png(1, control(0), picture, control(1, 3, 2), data(2, small)),
  ],
  ['a PNG with a frame outside its canvas', 'a.png', png(1, picture, control(0, 3, 2, 6, 0), data(1, small))],
  ['a PNG with a frame without pixels', 'a.png', png(1, picture, control(0, 3, 2))],
  ['a PNG with a frame of no size', 'a.png', png(1, picture, control(0, 0, 0), data(1, small))],
  ['a PNG with a frame of too few pixels', 'a.png', png(1, picture, control(0, 8, 8), data(1, small))],
  [
    'a PNG with a frame that is not compressed',
    'a.png',
    png(1, picture, control(0, 3, 2), data(1, Buffer.alloc(9))),
  ],
  ['a PNG without one of its parts', 'a.png', png(1, picture, control(0, 3, 2), data(2, small))],
  [
    'a PNG that ends within a frame',
    'a.png',
    png(1, picture, control(0, 3, 2), data(1, small)).subarray(0, -20),
  ],
])('%s is not', async (_, src, bytes) => {
  await expect(decodeWhole(src, bytes)).rejects.toThrow();
});

import { expect, test } from 'vitest';
import { mayBeTransparent } from './picture';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => [...(typeof part === 'string' ? Buffer.from(part) : part)]));

/** Length, name, data and check sum. */
const chunk = (name: string, data: string | number[] = []) => [
  ...bytes([0, 0, 0, data.length], name, data, [0, 0, 0, 0]),
];
const png = (colorType: number, ...chunks: number[][]) =>
  bytes([0x89], 'PNG\r\n\u001a\n', chunk('IHDR', [...Array(9).fill(0), colorType, 0, 0, 0]), ...chunks);
const webp = (name: string, ...data: number[]) => bytes('RIFF....WEBP', name, [10, 0, 0, 0], data);
const avif = (boxes: string) => bytes([0, 0, 0, 28], 'ftypavif', [0, 0, 0, 200], boxes);

test.each([
  ['gray.png', png(0, chunk('IDAT')), false],
  ['colors.png', png(2, chunk('IDAT')), false],
  ['palette.png', png(3, chunk('PLTE'), chunk('IDAT')), false],
  ['gray with alpha.png', png(4, chunk('IDAT')), true],
  ['colors with alpha.png', png(6, chunk('IDAT')), true],
  ['a transparent gray.png', png(0, chunk('gAMA', [0, 0, 0, 1]), chunk('tRNS', [0, 9]), chunk('IDAT')), true],
  ['a transparent color.png', png(2, chunk('tRNS', [0, 9, 0, 9, 0, 9]), chunk('IDAT')), true],
  ['a transparent palette.png', png(3, chunk('PLTE'), chunk('tRNS', [0]), chunk('IDAT')), true],
  ['a comment.png', png(2, chunk('tEXt', 'Comment\0tRNS'), chunk('IDAT')), false],
  ['lossy.webp', webp('VP8 ', 16, 16, 16, 16, 16), false],
  ['lossless.webp', webp('VP8L', 0x2f, 9, 0, 0, 0), false],
  ['lossless with alpha.webp', webp('VP8L', 0x2f, 9, 0, 0, 16), true],
  ['extended.webp', webp('VP8X', 0b101100), false],
  ['extended with alpha.webp', webp('VP8X', 0b111100), true],
  ['one picture.avif', avif('meta ispe'), false],
  ['with alpha.avif', avif('auxC urn:mpeg:mpegB:cicp:systems:auxiliary:alpha'), true],
  ['with alpha as in HEIC.avif', avif('auxC urn:mpeg:hevc:2015:auxid:1'), true],
  ['with a depth map.avif', avif('auxC urn:mpeg:mpegB:cicp:systems:auxiliary:depth'), false],
  ['photo.jpg', bytes([0xff, 0xd8]), false],
  ['photo.jpeg', bytes([0xff, 0xd8]), false],
  ['moving.gif', bytes('GIF89a'), true],
])('%s may be transparent: %3$s', (path, head, expected) => {
  expect(mayBeTransparent(path, head)).toBe(expected);
});

import { expect, test } from 'vitest';
import { isResizable, mostMegapixels } from './photo-limits';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => [...(typeof part === 'string' ? Buffer.from(part) : part)]));

/** Length, name, data and check sum. */
const chunk = (name: string, data: string | number[]) => [
  ...bytes([0, 0, 0, data.length], name, data, [0, 0, 0, 0]),
];
const header = (interlaced: number) => chunk('IHDR', [...Array(12).fill(0), interlaced]);
const png = (...chunks: number[][]) =>
  bytes([0x89], 'PNG\r\n\u001a\n', header(0), ...chunks, chunk('IDAT', 'pixels'));
const webp = (chunk: string, flags: number) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [10, 0, 0, 0, flags]);
const avif = (brand: string) => bytes([0, 0, 0, 28], 'ftyp', brand);

test.each([
  ['images/a.jpg', bytes([0xff, 0xd8]), true],
  ['images/a.jpeg', bytes([0xff, 0xd8]), true],
  ['images/a.png', png(), true],
  ['images/moving.png', png(chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), false],
  ['images/note.png', png(chunk('tEXt', 'Comment\0acTL')), true],
  ['images/late.png', png(chunk('iCCP', 'x'.repeat(250)), chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])), false],
  ['images/a.webp', webp('VP8 ', 2), true],
  ['images/alpha.webp', webp('VP8X', 0b10000), true],
  ['images/moving.webp', webp('VP8X', 0b10010), false],
  ['images/a.avif', avif('avif'), true],
  ['images/moving.avif', avif('avis'), false],
  ['images/a.gif', bytes('GIF89a'), false],
  ['images/a.svg', bytes('<svg/>'), false],
])('%s can be resized: %3$s', (path, head, expected) => {
  expect(isResizable(path, head)).toBe(expected);
});

const jpeg = (marker: number, colors: number) =>
  bytes([0xff, 0xd8, 0xff, marker, 0, 17, 8, 0, 9, 0, 9, colors, 0, 0]);

test.each([
  ['a.png', png(), 64],
  ['a.png', bytes([0x89], 'PNG\r\n\u001a\n', header(1)), 40],
  ['a.jpg', jpeg(0xc0, 4), 64],
  ['a.jpg', jpeg(0xc2, 3), 64],
  ['a.jpg', jpeg(0xc2, 4), 40],
  ['a.jpeg', jpeg(0xca, 4), 40],
  ['a.jpg', bytes(), 64],
  ['a.webp', webp('VP8 ', 0), 64],
  ['a.avif', avif('avif'), 20],
])('%s: %#: %3$i megapixels can be decoded in 500 MB', (path, head, expected) => {
  expect(mostMegapixels(path, head)).toBe(expected);
});

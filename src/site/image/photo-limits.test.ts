import { expect, test } from 'vitest';
import { isResizable } from './photo-limits';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => [...(typeof part === 'string' ? Buffer.from(part) : part)]));

const png = (chunk: string) =>
  bytes([0x89], 'PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', Array(17).fill(0), chunk, 'IDAT');
const webp = (chunk: string, flags: number) =>
  bytes('RIFF', [0, 0, 0, 0], 'WEBP', chunk, [10, 0, 0, 0, flags]);
const avif = (brand: string) => bytes([0, 0, 0, 28], 'ftyp', brand);

test.each([
  ['images/a.jpg', bytes([0xff, 0xd8]), true],
  ['images/a.jpeg', bytes([0xff, 0xd8]), true],
  ['images/a.png', png(''), true],
  ['images/moving.png', png('acTL'), false],
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

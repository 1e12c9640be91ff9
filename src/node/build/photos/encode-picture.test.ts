import { expect, test } from 'vitest';
import { pngLevels } from './encode-picture';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => [...(typeof part === 'string' ? Buffer.from(part) : part)]));
const chunk = (name: string, data: number[] = []) => [
  ...bytes([0, 0, 0, data.length], name, data, [0, 0, 0, 0]),
];
const gamma = (value: number) => chunk('gAMA', [0, value >> 16, (value >> 8) & 255, value & 255]);
const png = (...chunks: number[][]) =>
  bytes([0x89], 'PNG\r\n\u001a\n', chunk('IHDR'), ...chunks, chunk('IDAT'));

test.each([
  ['no gamma', png(), undefined],
  ['the gamma of sRGB', png(gamma(45_455)), undefined],
  ['a gamma that means nothing', png(gamma(0)), undefined],
  ['a gamma and a profile', png(gamma(100_000), chunk('iCCP', [1])), undefined],
  ['a gamma and the word sRGB', png(gamma(100_000), chunk('sRGB', [0])), undefined],
  ['a gamma that is cut off', png(gamma(100_000)).subarray(0, 30), undefined],
  ['a gamma of 1', png(gamma(100_000)), [0, 188, 255]],
  ['a gamma of 0.3', png(gamma(30_000)), [0, 89, 255]],
])('the levels 0, 128 and 255 of a PNG with %s are shown as %3$j', (_, head, expected) => {
  const levels = pngLevels(head);
  expect(levels && [0, 128, 255].map((level) => levels[level])).toEqual(expected);
});

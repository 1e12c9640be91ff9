import { expect, test } from 'vitest';
import { imageSize } from './image-size';

function bytes(...parts: (string | number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part,
    ),
  );
}

const zeros = (count: number) => Array.from({ length: count }, () => 0);
const frame = [0xff, 0xc0, 0, 17, 8, 1, 0x40, 2, 0x80];
const exif = (orientation: number, type = 3) => [
  ...[0xff, 0xe1, 0, 34],
  ...bytes('Exif\0\0MM'),
  ...[0, 42, 0, 0, 0, 8, 0, 1],
  ...[1, 0x12, 0, type, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...zeros(4),
];

const box = (name: string, ...content: (string | number[])[]) => {
  const data = bytes(name, ...content);
  return [0, 0, 0, data.length + 4, ...data];
};
/** The properties of items, of which the second is the picture. */
const avif = (sizes: number[][], ...others: number[][]) =>
  bytes(
    box('ftyp', 'avif', zeros(4)),
    box(
      'meta',
      zeros(4),
      box('pitm', zeros(5), [2]),
      box(
        'iprp',
        box('ipco', ...sizes.map((size) => box('ispe', zeros(4), size)), ...others),
        box('ipma', zeros(7), [
          2,
          0,
          1,
          1,
          1,
          0,
          2,
          1 + others.length,
          // Some writers put the size last.
          ...others.map((_, index) => 3 + index),
          2,
        ]),
      ),
    ),
  );

test.each([
  ['a.png', bytes([0x89], 'PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 0x80, 0, 0, 1, 0x40])],
  ['a.gif', bytes('GIF89a', [0x80, 2, 0x40, 1])],
  ['a.jpg', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1], frame)],
  ['a.jpeg', bytes([0xff, 0xd8], exif(1), frame)],
  ['a.webp', bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0x80, 2, 0x40, 1])],
  ['a.webp', bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 0x7f, 0xc2, 0x4f, 0, 0])],
  ['a.webp', bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0x7f, 2, 0, 0x3f, 1, 0])],
  // The picture is the second item, which has the second size.
  [
    'a.avif',
    avif([
      [0, 0, 0, 9, 0, 0, 0, 9],
      [0, 0, 2, 0x80, 0, 0, 1, 0x40],
    ]),
  ],
  ['a.svg', bytes('<?xml version="1.0"?><!-- <svg width="1" height="1"> --><svg viewBox="0 0 640 320">')],
  ['a.svg', bytes('<svg width="640" height="320px" viewBox="0 0 9 9">')],
  ['a.svg', bytes("<svg width='100%' viewBox='0,0,640,320'>")],
  ['a.svg', bytes('<SVG viewBox="0 0 640 320" data-x=">">')],
  ['a.svg', bytes('<svg width="640." height="320">')],
  ['a.svg', bytes('<svg width="480pt" height="20pc" viewBox="0 0 9 9">')],
])('%s is 640 by 320', (path, head) => {
  expect(imageSize(path, head)).toEqual({ width: 640, height: 320 });
});

const size = [0, 0, 2, 0x80, 0, 0, 1, 0x40];
const turn = (by: number) => box('irot', [by]);
const crop = box('clap', [0, 0, 2, 0x80, 0, 0, 0, 1, 0, 0, 1, 0x40, 0, 0, 0, 1], zeros(16));

test.each([
  ['a.jpg', bytes([0xff, 0xd8], exif(6), frame)],
  ['a.jpg', bytes([0xff, 0xd8], exif(5), exif(1), frame)],
  ['a.avif', avif([zeros(8), size], turn(1))],
  ['a.avif', avif([zeros(8), size], turn(3))],
  ['a.avif', avif([zeros(8), zeros(8)], turn(1), crop)],
])('%s (%#) is turned by 90°', (path, head) => {
  expect(imageSize(path, head)).toEqual({ width: 320, height: 640 });
});

test.each([
  ['a.jpg', bytes([0xff, 0xd8], exif(3), frame)],
  ['a.jpg', bytes([0xff, 0xd8], exif(9), frame)],
  ['a.jpg', bytes([0xff, 0xd8], exif(1), exif(6), frame)],
  ['a.jpg', bytes([0xff, 0xd8], exif(6, 4), frame)],
  ['a.avif', avif([zeros(8), size], turn(2))],
  ['a.avif', avif([zeros(8), zeros(8)], crop)],
])('%s (%#) is shown as it is stored, as browsers do', (path, head) => {
  expect(imageSize(path, head)).toEqual({ width: 640, height: 320 });
});

test.each(['png', 'gif', 'jpg', 'webp', 'avif', 'svg'])('a %s without a header has no size', (format) => {
  expect(imageSize(`a.${format}`, bytes())).toBeUndefined();
  expect(imageSize(`a.${format}`, bytes('no picture at all, but long enough'))).toBeUndefined();
});

test.each([
  ['0 0 Infinity 5', undefined],
  ['0 0 1e999 5', undefined],
  ['0 0 12.75 25.5', { width: 500, height: 1000 }],
  ['0 0 1e9 5e8', { width: 1000, height: 500 }],
  ['0 0 1e9 1', { width: 1000, height: 1 }],
  ['0 0 -4 5', undefined],
])('a drawing with the viewBox "%s" has whole pixels, or no size', (viewBox, size) => {
  expect(imageSize('a.svg', bytes(`<svg viewBox="${viewBox}">`))).toEqual(size);
});

test.each([
  ['100mm', '50mm', 2],
  ['25.4mm', '2.54cm', 1],
  ['2in', '96px', 2],
  ['40Q', '1CM', 1],
  ['2em', '1em', undefined],
  ['100%', '50%', undefined],
])('a drawing of %s by %s has the ratio %s', (width, height, ratio) => {
  const size = imageSize('a.svg', bytes(`<svg width="${width}" height="${height}">`));
  expect(size && size.width / size.height).toBe(ratio);
});

test('a size of many characters is no size', () => {
  const texts = [`<svg width="${'0'.repeat(60_000)}x"`, '<!--'.repeat(16_000), '<svg '.repeat(13_000)];
  expect(texts.map((text) => imageSize('a.svg', bytes(text)))).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['png', '<!--         IHDR\0\0\0\x09\0\0\0\x09'],
  ['webp', '<!--    WEBPVP8 ..........\t\t\t\t --><svg>'],
  ['avif', '<!--ftypavif    ispe\0\0\0\0\0\0\0\x09\0\0\0\x09 --><svg>'],
])('a drawing that is named %s has no size', (kind, text) => {
  expect(imageSize(`a.${kind}`, bytes(text))).toBeUndefined();
});

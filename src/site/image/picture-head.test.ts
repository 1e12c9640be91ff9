import { expect, test } from 'vitest';
import { inMemory } from './file-parts';
import { imageSize } from './image-size';
import { pictureHead } from './picture-head';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
/** More than is read of every file. */
const much = Array.from({ length: 400_000 }, () => 7);

const segment = (marker: number, data: number[]) => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 255,
  ...data,
];
const segments = (marker: number, name: string) =>
  Array.from({ length: 7 }, () => segment(marker, [...letters(name), ...much.slice(0, 60_000)])).flat();
const frame = segment(0xc0, [8, 1, 0x40, 2, 0x80, 3, ...much.slice(0, 9)]);
const exif = segment(0xe1, [
  ...letters('Exif\0\0MM'),
  ...[0, 42, 0, 0, 0, 8, 0, 1],
  ...[1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
]);
const jpeg = (...parts: number[][]) => [0xff, 0xd8, ...parts.flat(), 0xff, 0xda, 0, 2, ...much];

const chunk = (name: string, data: number[]) => [...long(data.length), ...letters(name), ...data, 0, 0, 0, 0];
const png = (...parts: number[][]) => [
  ...[0x89, ...letters('PNG\r\n\x1a\n')],
  ...chunk('IHDR', [...long(640), ...long(320), 8, 2, 0, 0, 0]),
  ...parts.flat(),
  ...chunk('IDAT', much),
];

const box = (name: string, ...data: number[][]) => {
  const all = data.flat();
  return [...long(all.length + 8), ...letters(name), ...all];
};
const zeros = (count: number) => Array.from({ length: count }, () => 0);
const avif = (...before: number[][]) => [
  ...box('ftyp', letters('avif'), zeros(4)),
  ...before.flat(),
  ...box(
    'meta',
    zeros(4),
    box('pitm', zeros(5), [1]),
    box(
      'iprp',
      box('ipco', box('ispe', zeros(4), long(640), long(320))),
      box('ipma', zeros(7), [1, 0, 1, 1, 1]),
    ),
  ),
];

const upright = { width: 640, height: 320 };
const turned = { width: 320, height: 640 };

test.each<[what: string, file: string, bytes: number[], size: typeof upright]>([
  ['a JPEG', 'a.jpg', jpeg(frame), upright],
  ['a JPEG with a long color profile', 'a.jpg', jpeg(segments(0xe2, 'ICC_PROFILE\0'), frame), upright],
  ['a JPEG with notes of Photoshop', 'a.jpg', jpeg(exif, segments(0xed, 'Photoshop 3.0\0'), frame), turned],
  [
    'a JPEG with long XMP before its Exif',
    'a.jpg',
    jpeg(segments(0xe1, 'http://ns.adobe.com\0'), exif, frame),
    turned,
  ],
  ['a JPEG with long comments', 'a.jpg', jpeg(segments(0xfe, ''), frame), upright],
  ['a PNG with a long text', 'a.png', png(chunk('tEXt', much)), upright],
  [
    'a PNG with Exif behind a long profile',
    'a.png',
    png(chunk('iCCP', much), chunk('eXIf', exif.slice(10))),
    turned,
  ],
  ['an AVIF with its header behind other data', 'a.avif', avif(box('free', much)), upright],
])('the size of %s is found', (_, file, bytes, size) => {
  const read: number[] = [];
  const whole = inMemory(Uint8Array.from(bytes));
  const head = pictureHead((at, length) => {
    read.push(length);
    return whole(at, length);
  });
  expect(imageSize(file, head)).toEqual(size);
  expect(read.reduce((sum, length) => sum + length, 0)).toBeLessThan(140_000);
});

test.each([0xff, 0, 7])('a JPEG that is nothing but bytes of %i is given up soon', (byte) => {
  const bytes = Uint8Array.from([0xff, 0xd8, ...Array.from({ length: 400_000 }, () => byte)]);
  let reads = 0;
  const head = pictureHead((at, length) => {
    reads++;
    return bytes.subarray(at, at + length);
  });
  expect(imageSize('a.jpg', head)).toBeUndefined();
  expect(reads).toBeLessThan(70_000);
});

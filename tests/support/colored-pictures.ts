import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pngWithChunk } from './png-with-chunk';
import { temporaryFolder } from './temporary-site';
import { writeWideProfile } from './write-profile';

type Size = readonly [width: number, height: number];
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** The parts of a picture: in the last row, soft edges. */
const rows: readonly (readonly Color[])[] = [
  [
    [200, 100, 50, 255],
    [200, 100, 50, 128],
    [30, 90, 220, 192],
    [30, 90, 220, 64],
  ],
  [
    [250, 250, 250, 128],
    [10, 10, 10, 128],
    [20, 160, 60, 255],
    [20, 160, 60, 32],
  ],
  [
    [220, 40, 120, 240],
    [220, 40, 120, 170],
    [220, 40, 120, 100],
    [220, 40, 120, 0],
  ],
];

/** Each part has other colors and alphas. */
function colored([width, height]: Size, colorOf = (color: Color): Color => color): Sharp {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const part = rows[Math.floor((y / height) * 3)]?.[Math.floor((x / width) * 4)] ?? [0, 0, 0, 0];
      pixels.set(colorOf(part), (y * width + x) * 4);
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

const gray = (size: Size) => colored(size, ([red, , , alpha]) => [red, red, red, alpha]);
const opaque = (size: Size) => colored(size).flatten({ background: '#8060a0' });
/** For formats with one color that is transparent: the parts of this color. */
const cutOut = [20, 160, 60] as const;
const solid = (size: Size) => colored(size, ([red, green, blue]) => [red, green, blue, 255]).removeAlpha();
const solidGray = (size: Size) => colored(size, ([red]) => [red, red, red, 255]).removeAlpha();

function wide(picture: Sharp): Sharp {
  const profile = join(temporaryFolder(), 'wide.icc');
  writeWideProfile(profile);
  return picture.withIccProfile(profile);
}

/** Numbers of 16 bits, as PNG has them. */
const shorts = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 255]));

/** By Exif 2.32: one entry, the orientation. */
const exif = (orientation: number) =>
  Buffer.from([
    ...Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'),
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

const withGamma = async (picture: Sharp, gamma: number) =>
  pngWithChunk(await picture.png().toBuffer(), 'gAMA', shorts(gamma >> 16, gamma & 0xffff));

const withTransparent = async (picture: Sharp, ...color: number[]) =>
  pngWithChunk(await picture.png().toBuffer(), 'tRNS', shorts(...color));

export interface ColoredPicture {
  name: string;
  ending: 'png' | 'webp' | 'avif' | 'jpg';
  transparent: boolean;
  write: (size: Size) => Sharp | Promise<Buffer>;
  /** What it has to look like, where Chromium does not show it as it is. */
  meant?: (size: Size) => Sharp;
}

type Row = readonly [
  name: string,
  ending: ColoredPicture['ending'],
  write: ColoredPicture['write'],
  meant?: ColoredPicture['meant'],
];

const pictures = (transparent: boolean, ...table: readonly Row[]): ColoredPicture[] =>
  table.map(([name, ending, write, meant]) => ({
    name,
    ending,
    transparent,
    write,
    ...(meant && { meant }),
  }));

const avif = (quality: number) => ({ effort: 0, quality });
/** Chromium shows other alpha than any AVIF has (decision 28), so it shows a PNG instead. */
const asPng = (size: Size) => colored(size).png();

/** One for each way in which files keep their colors and alphas. */
export const typicalPictures: readonly ColoredPicture[] = [
  ...pictures(
    true,
    ['a PNG', 'png', (size) => colored(size).png()],
    ['a gray PNG of 16 bits', 'png', (size) => gray(size).toColourspace('grey16').png()],
    ['a PNG with a palette', 'png', (size) => colored(size).png({ palette: true })],
    ['a PNG with a transparent color', 'png', (size) => withTransparent(solid(size), ...cutOut)],
    ['a WebP with a profile', 'webp', (size) => colored(size).withIccProfile('p3').webp({ quality: 90 })],
    ['an AVIF', 'avif', (size) => colored(size).avif(avif(90)), asPng],
  ),
  ...pictures(
    false,
    [
      'a JPEG with a wide profile and orientation 6',
      'jpg',
      (size) => wide(opaque(size).withMetadata({ orientation: 6 })).jpeg(),
    ],
    ['a JPEG in CMYK', 'jpg', (size) => opaque(size).toColourspace('cmyk').jpeg()],
    ['an AVIF of 10 bits', 'avif', (size) => opaque(size).avif({ ...avif(90), bitdepth: 10 })],
  ),
];

const turns = [2, 3, 4, 5, 6, 7, 8] as const;

/** The other kinds of files that editors have. */
export const otherPictures: readonly ColoredPicture[] = [
  ...pictures(
    true,
    ['a PNG of 16 bits', 'png', (size) => colored(size).toColourspace('rgb16').png()],
    ['a gray PNG', 'png', (size) => gray(size).toColourspace('b-w').png()],
    ['a PNG with a gamma of 1', 'png', (size) => withGamma(colored(size), 100_000)],
    ['a gray PNG with a gamma of 1', 'png', (size) => withGamma(gray(size).toColourspace('b-w'), 100_000)],
    ['an interlaced PNG', 'png', (size) => colored(size).png({ progressive: true })],
    ['a PNG with a profile', 'png', (size) => colored(size).withIccProfile('p3').png()],
    ['a PNG with a wide profile', 'png', (size) => wide(colored(size)).png()],
    [
      'a gray PNG with a transparent gray',
      'png',
      (size) => withTransparent(solidGray(size).toColourspace('b-w'), 20),
    ],
    ['a WebP', 'webp', (size) => colored(size).webp({ quality: 90 })],
    ['a lossless WebP', 'webp', (size) => colored(size).webp({ lossless: true })],
    ['a WebP with a wide profile', 'webp', (size) => wide(colored(size)).webp({ lossless: true })],
    ['a lossless AVIF', 'avif', (size) => colored(size).avif({ effort: 0, lossless: true }), asPng],
    [
      'an AVIF of 4:2:0',
      'avif',
      (size) => colored(size).avif({ ...avif(90), chromaSubsampling: '4:2:0' }),
      asPng,
    ],
    ['an AVIF of 12 bits', 'avif', (size) => colored(size).avif({ ...avif(90), bitdepth: 12 }), asPng],
    ['an AVIF with a profile', 'avif', (size) => colored(size).withIccProfile('p3').avif(avif(90)), asPng],
    ...turns.map(
      (orientation): Row => [
        `a WebP with orientation ${orientation}`,
        'webp',
        (size) => colored(size).withMetadata({ orientation }).webp({ quality: 90 }),
      ],
    ),
    ...turns.map(
      (orientation): Row => [
        `a PNG with orientation ${orientation}`,
        'png',
        async (size) => pngWithChunk(await colored(size).png().toBuffer(), 'eXIf', exif(orientation)),
      ],
    ),
  ),
  ...pictures(
    false,
    ['a JPEG', 'jpg', (size) => opaque(size).jpeg()],
    ['a gray JPEG', 'jpg', (size) => opaque(size).toColourspace('b-w').jpeg()],
    ['a JPEG with a profile', 'jpg', (size) => opaque(size).withIccProfile('p3').jpeg()],
    ['a progressive JPEG', 'jpg', (size) => opaque(size).jpeg({ progressive: true })],
    ['a JPEG of 4:4:4', 'jpg', (size) => opaque(size).jpeg({ chromaSubsampling: '4:4:4' })],
    ['a PNG with a gamma of 0.3', 'png', (size) => withGamma(opaque(size), 30_000)],
    ['a PNG without alpha', 'png', (size) => opaque(size).png()],
    ['a WebP without alpha', 'webp', (size) => opaque(size).webp()],
    ['an AVIF without alpha', 'avif', (size) => opaque(size).avif(avif(90))],
    ['a gray AVIF', 'avif', (size) => opaque(size).toColourspace('b-w').avif(avif(90))],
    ...turns.map(
      (orientation): Row => [
        `a JPEG with orientation ${orientation}`,
        'jpg',
        (size) => opaque(size).withMetadata({ orientation }).jpeg(),
      ],
    ),
    ...turns.map(
      (orientation): Row => [
        `an AVIF with orientation ${orientation}`,
        'avif',
        (size) => opaque(size).withMetadata({ orientation }).avif(avif(90)),
      ],
    ),
  ),
];

import sharp, { type Sharp } from 'sharp';

/** Red, green, blue and alpha of the parts of a picture: in the last row, soft edges. */
const rows: readonly (readonly [number, number, number, number])[][] = [
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

/** Parts of all colors and alphas; `gray` has them without color, and each part looks different. */
function colored(width: number, height: number, gray = false): Sharp {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const part = rows[Math.floor((y / height) * 3)]?.[Math.floor((x / width) * 4)] ?? [0, 0, 0, 0];
      const [red, green, blue, alpha] = part;
      pixels.set(gray ? [red, red, red, alpha] : [red, green, blue, alpha], (y * width + x) * 4);
    }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

/** The kinds of files that editors have, by the ending of their name. */
interface Kind {
  name: string;
  ending: 'png' | 'webp' | 'avif' | 'jpg';
  write: (width: number, height: number) => Sharp;
}

type Size = [width: number, height: number];

const withAlpha: readonly Kind[] = [
  { name: 'a PNG', ending: 'png', write: (...size: Size) => colored(...size).png() },
  {
    name: 'a PNG of 16 bits',
    ending: 'png',
    write: (...size: Size) =>
      colored(...size)
        .toColourspace('rgb16')
        .png(),
  },
  {
    name: 'a PNG with a palette',
    ending: 'png',
    write: (...size: Size) => colored(...size).png({ palette: true }),
  },
  {
    name: 'a gray PNG',
    ending: 'png',
    write: (...size: Size) =>
      colored(...size, true)
        .toColourspace('b-w')
        .png(),
  },
  {
    name: 'a gray PNG of 16 bits',
    ending: 'png',
    write: (...size: Size) =>
      colored(...size, true)
        .toColourspace('grey16')
        .png(),
  },
  {
    name: 'an interlaced PNG',
    ending: 'png',
    write: (...size: Size) => colored(...size).png({ progressive: true }),
  },
  {
    name: 'a PNG with a profile',
    ending: 'png',
    write: (...size: Size) =>
      colored(...size)
        .withIccProfile('p3')
        .png(),
  },
  { name: 'a WebP', ending: 'webp', write: (...size: Size) => colored(...size).webp() },
  {
    name: 'a lossless WebP',
    ending: 'webp',
    write: (...size: Size) => colored(...size).webp({ lossless: true }),
  },
  {
    name: 'a WebP with a profile',
    ending: 'webp',
    write: (...size: Size) =>
      colored(...size)
        .withIccProfile('p3')
        .webp({ lossless: true }),
  },
  {
    name: 'an AVIF',
    ending: 'avif',
    write: (...size: Size) => colored(...size).avif({ effort: 0, chromaSubsampling: '4:2:0' }),
  },
  {
    name: 'a lossless AVIF',
    ending: 'avif',
    write: (...size: Size) => colored(...size).avif({ effort: 0, lossless: true }),
  },
  {
    name: 'an AVIF with a profile',
    ending: 'avif',
    write: (...size: Size) =>
      colored(...size)
        .withIccProfile('p3')
        .avif({ effort: 0 }),
  },
];

const opaque = (...size: Size) => colored(...size).flatten({ background: '#8060a0' });

const withoutAlpha: readonly Kind[] = [
  { name: 'a JPEG', ending: 'jpg', write: (...size: Size) => opaque(...size).jpeg() },
  {
    name: 'a gray JPEG',
    ending: 'jpg',
    write: (...size: Size) =>
      opaque(...size)
        .toColourspace('b-w')
        .jpeg(),
  },
  {
    name: 'a JPEG with a profile',
    ending: 'jpg',
    write: (...size: Size) =>
      opaque(...size)
        .withIccProfile('p3')
        .jpeg(),
  },
  {
    name: 'a progressive JPEG',
    ending: 'jpg',
    write: (...size: Size) => opaque(...size).jpeg({ progressive: true }),
  },
  { name: 'a PNG without alpha', ending: 'png', write: (...size: Size) => opaque(...size).png() },
  { name: 'a WebP without alpha', ending: 'webp', write: (...size: Size) => opaque(...size).webp() },
  {
    name: 'an AVIF without alpha',
    ending: 'avif',
    write: (...size: Size) => opaque(...size).avif({ effort: 0 }),
  },
];

const turned: readonly Kind[] = [2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
  name: `a JPEG with orientation ${orientation}`,
  ending: 'jpg',
  write: (...size: Size) =>
    opaque(...size)
      .withMetadata({ orientation })
      .jpeg(),
}));

/** Chromium shows them as they are stored. */
const turnedWebp: readonly Kind[] = [2, 3, 4, 6].map((orientation) => ({
  name: `a WebP with orientation ${orientation}`,
  ending: 'webp',
  write: (...size: Size) =>
    colored(...size)
      .withMetadata({ orientation })
      .webp(),
}));

export const coloredPictures: readonly Kind[] = [...withAlpha, ...withoutAlpha, ...turned, ...turnedWebp];

import { describe, expect, it, test } from 'vitest';
import type { PictureSlot } from '../../../site/resolve/photo-slot';
import type { PicturePlace } from '../../../site/resolve/site';
import { sizesOf } from './boxes';
import { variantsOf } from './variants';

const hash = 'a1b2c3d4e5f60718';

const widths = (slot: PictureSlot, width: number, height: number) =>
  variantsOf(
    { src: 'images/team.jpg', slot, width, height, transparent: false },
    hash,
  ).sources[0]?.variants.map(({ width }) => width);

describe('the widths of a picture', () => {
  test.each<[string, PictureSlot, number, number, number[]]>([
    ['beside the text of a hero', 'hero', 6000, 4000, [480, 640, 960, 1280, 1920]],
    ['across the frame', 'wideHero', 6000, 4000, [320, 480, 640, 960, 1280, 1920, 2560]],
    ['on a small card', 'cardGrid', 6000, 4000, [320, 480, 640, 960]],
    ['on a banner, whose height makes it wide', 'parallax', 6000, 4000, [1920, 2560]],
    ['on a banner, tall', 'parallax', 4000, 6000, [960, 1280, 1825]],
    ['somewhere unknown: as wide as the window', 'prose', 6000, 4000, [320, 480, 640, 960, 1280, 1920, 2560]],
    ['of the width of a step', 'cardGrid', 640, 400, [320, 480, 640]],
    ['a little wider than a step', 'cardGrid', 680, 400, [320, 480, 680]],
    ['narrower than the least step', 'hero', 200, 150, [200]],
    ['very wide', 'wideHero', 16_000, 1_000, [2560]],
    ['very tall', 'wideHero', 1_000, 16_000, [320, 480, 559]],
  ])('%s', (_, slot, width, height, expected) => {
    expect(widths(slot, width, height)).toEqual(expected);
  });

  test.each<[string, PicturePlace, number[]]>([
    ['in a low box', { slot: 'cardGrid', box: 'strip' }, [320, 480, 640, 960]],
    [
      'in an upright box, which it overflows',
      { slot: 'split', box: 'portrait' },
      [640, 960, 1280, 1920, 2560],
    ],
    ['on phones alone', { slot: 'wideSplit', onPhones: true }, [640, 960, 1280]],
  ])('%s', (_, place, expected) => {
    const part = { src: 'images/team.jpg', ...place, width: 6000, height: 4000, transparent: false };
    expect(variantsOf(part, hash).sources[0]?.variants.map(({ width }) => width)).toEqual(expected);
  });

  it('are never larger than the original', () => {
    for (const width of [1, 319, 320, 321, 999, 2559, 9999])
      expect(Math.max(...(widths('wideHero', width, width) ?? []))).toBeLessThanOrEqual(width);
  });
});

test.each([
  ['images/team.jpg', 'assets/pictures/team-960-a1b2c3d4e5.jpg'],
  ['images/people/team.2.jpeg', 'assets/pictures/team.2-960-a1b2c3d4e5.jpg'],
  ['images/team.png', 'assets/pictures/team-960-a1b2c3d4e5.png'],
  ['images/team.webp', 'assets/pictures/team-960-a1b2c3d4e5.webp'],
  ['images/team.avif', 'assets/pictures/team-960-a1b2c3d4e5.webp'],
])('browsers without AVIF and WebP get of %s the file %s', (src, path) => {
  const { fallback } = variantsOf(
    { src, slot: 'cardGrid', width: 3000, height: 2000, transparent: false },
    hash,
  );
  expect(fallback).toEqual({ path, width: 960, format: path.split('.').at(-1) });
});

test('the longest name that a file can have leaves room for what comes after it', () => {
  const src = `images/${'a'.repeat(251)}.jpg`;
  const { fallback } = variantsOf({ src, slot: 'faq', width: 300, height: 200, transparent: false }, hash);
  expect(fallback.path).toBe(`assets/pictures/${'a'.repeat(200)}-300-a1b2c3d4e5.jpg`);
});

test.each([
  ['the best format comes first', false, ['avif', 'webp'], 'png'],
  ['a picture that may be transparent is no AVIF', true, ['webp'], 'png'],
])('%s', (_, transparent, formats, format) => {
  const file = (format: string) => ({
    path: `assets/pictures/a-300-a1b2c3d4e5.${format}`,
    width: 300,
    format,
  });
  const part = { src: 'images/a.png', slot: 'faq', width: 300, height: 200, transparent } as const;
  expect(variantsOf(part, hash)).toEqual({
    sources: formats.map((format) => ({ format, variants: [file(format)] })),
    fallback: file(format),
  });
});

test.each<[PictureSlot, number, string]>([
  ['hero', 3 / 2, '(max-width: 640px) max(100vw, 480px), (max-width: 768px) max(100vw, 570px), 960px'],
  [
    'hero',
    2 / 3,
    '(max-width: 640px) max(100vw, 214px), (max-width: 768px) max(100vw, 254px), max(min(50vw, 640px), 427px)',
  ],
  ['wideHero', 3 / 2, 'min(100vw, 1280px)'],
  ['wideHero', 2, 'min(130.3vw, 1668px)'],
  ['cardGrid', 1, '(max-width: 640px) 112px, 460px'],
  ['video', 16 / 9, '(max-width: 640px) calc(133.3vw - 54px), (max-width: 64em) calc(100vw - 48px), 757px'],
  ['page', 1, '100vw'],
  ['upright', 0.75, '(max-width: 640px) 100vw, 540px'],
])('a picture in %s with the ratio %d is said to be %s wide', (slot, ratio, sizes) => {
  expect(sizesOf({ slot }, ratio)).toBe(sizes);
});

test.each<[PicturePlace, string]>([
  [{ slot: 'fewSlides', box: 'square' }, '(max-width: 768px) 150vw, min(75vw, 960px)'],
  [{ slot: 'fewSlides', box: 'square', onPhones: true }, '150vw'],
  [{ slot: 'backdrop', onPhones: true }, 'max(100vw, 1200px)'],
])('in the place %j, `sizes` of a landscape photo are %s', (place, expected) => {
  expect(sizesOf(place, 3 / 2)).toBe(expected);
});

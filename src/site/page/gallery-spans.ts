/** Rows of pictures on a grid of twelve columns, as columns × rows of each picture. Each band fills its rectangle. */
const bands = {
  a: ['6x4', '3x2', '3x2', '3x2', '3x2'],
  b: ['8x4', '4x2', '4x2'],
  c: ['4x2', '4x2', '4x2'],
  d: ['6x3', '6x3'],
  e: ['3x2', '3x2', '3x2', '3x2'],
  pair: ['6x4', '6x4'],
  one: ['12x4'],
} as const;

type Band = keyof typeof bands;
export type GallerySpan = (typeof bands)[Band][number];

/** The bands of so many pictures, from one on. */
const byCount: readonly (readonly Band[])[] = [
  ['one'],
  ['pair'],
  ['b'],
  ['d', 'd'],
  ['a'],
  ['b', 'c'],
  ['a', 'd'],
  ['b', 'c', 'd'],
  ['a', 'e'],
  ['a', 'a'],
  ['a', 'c', 'b'],
  ['a', 'c', 'e'],
];

/** The place of each picture of a gallery, so that no cell is empty. */
export function gallerySpans(count: number): GallerySpan[] {
  const known = byCount[count - 1];
  if (known) return known.flatMap((band) => bands[band]);
  return count < 1 ? [] : [...bands.a, ...gallerySpans(count - bands.a.length)];
}

import { expect, it } from 'vitest';
import { gallerySpans } from './gallery-spans';

it.each(Array.from({ length: 60 }, (_, index) => index + 1))('%i pictures fill their grid', (count) => {
  const spans = gallerySpans(count);
  expect(spans).toHaveLength(count);
  const cells = spans
    .map((span) => span.split('x').map(Number))
    .map(([columns = 0, rows = 0]) => columns * rows);
  expect(cells.reduce((sum, each) => sum + each, 0) % 12).toBe(0);
});

it('begins with a large picture, and goes on with bands of five', () => {
  expect(gallerySpans(7)).toEqual(['6x4', '3x2', '3x2', '3x2', '3x2', '6x3', '6x3']);
  expect(gallerySpans(13)).toEqual([...gallerySpans(5), ...gallerySpans(8)]);
});

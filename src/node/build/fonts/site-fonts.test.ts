import { expect, test } from 'vitest';
import { siteFonts } from './site-fonts';

test.each([
  [undefined, [600, 700]],
  ['light', [400, 700]],
  ['regular', [500, 700]],
  ['strong', [600, 700]],
  ['heavy', [600, 800]],
] as const)('headings of weight %s have the weights %o', (weight, weights) => {
  const [headings] = siteFonts({ ...(weight && { weight }) });
  expect(headings?.files[0]?.weights).toEqual(weights);
});

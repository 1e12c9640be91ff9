import type { PictureBox } from '../schema/types.gen';

/** Width divided by height: docs/product.md, picture boxes. `boxes.css` has them, too. */
export const boxRatios: Readonly<Record<PictureBox, number>> = {
  landscape: 4 / 3,
  wide: 16 / 9,
  square: 1,
  portrait: 4 / 5,
  band: 3,
  strip: 6,
};

import type { Brand } from '../schema/types.gen';
import { type Color, toOklab } from './oklab';
import { step } from './step';

/** The blue of the design (tokens.css): what the brand color takes the place of. */
export const designBlue = '#1b4dff';

/** The main color as a mark on white: WCAG 2.2, 1.4.11. */
export const mainColor = (brand: Brand | undefined): string =>
  step(brand?.color ?? designBlue, ['#ffffff'], 3);

/** Lightness, chroma and hue (in radians) of a color in OKLCH. */
export function chromaOf(color: Color): Color {
  const [lightness, a, b] = toOklab(color);
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

import type { Brand } from '../schema/types.gen';
import { type Color, contrast, luminance, readHex, toOklab, withLuminance, writeHex } from './oklab';

/** The blue of the design (tokens.css): what the brand color takes the place of. */
export const designBlue = '#1b4dff';

/** WCAG 2.2, 1.4.3: text on its background. */
const least = 4.5;

/**
 * The lightest colors that the brand color must stand out from, as text or as a background: the page, the parts that are
 * a shade darker, the plates of icons, and the lead of the closing call (tokens.css).
 */
const partners = ['#ffffff', '#eaeff7', '#e8eef8', '#e8eeff', '#e3eaff'];

const luminanceOf = (hex: string) => luminance(readHex(hex) ?? [0, 0, 0]);
const darkest = Math.min(...partners.map(luminanceOf));

/** The contrast of a brand color with what is nearest to it in the design. */
export const brandContrast = (hex: string): number => contrast(luminanceOf(hex), darkest);

/** The color itself if the design can use it, else the nearest of its hue that it can use. */
export function usableBrandColor(hex: string): string {
  const color = readHex(hex);
  if (!color || brandContrast(hex) >= least) return hex;
  const [, chroma, hue] = chromaOf(color);
  // A little darker, so that rounding to 256 steps can't make it too light.
  return writeHex(withLuminance(((darkest + 0.05) / least - 0.05) * 0.985, chroma, hue));
}

/** The color of buttons and links in the light theme. */
export const mainColor = (brand: Brand | undefined): string => usableBrandColor(brand?.color ?? designBlue);

/** Lightness, chroma and hue (in radians) of a color in OKLCH. */
export function chromaOf(color: Color): Color {
  const [lightness, a, b] = toOklab(color);
  return [lightness, Math.hypot(a, b), Math.atan2(b, a)];
}

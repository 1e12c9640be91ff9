import { type Color, contrast, luminance, readHex, shownColor, toOklab, writeHex } from './oklab';

const turn = 180 / Math.PI;

/** Lightness, chroma and hue (in degrees) of a color. */
export function toOklch(hex: string): Color {
  const [lightness, a, b] = toOklab(readHex(hex) ?? [0, 0, 0]);
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * turn + 360) % 360];
}

/** The color of a lightness and a hue, with as much of the chroma as screens can show. */
export const fromOklch = ([lightness, chroma, hue]: Color): string =>
  writeHex(shownColor(Math.min(1, Math.max(0, lightness)), chroma, hue / turn));

const luminanceOf = (hex: string) => luminance(readHex(hex) ?? [0, 0, 0]);

/** The contrast of two colors as screens show them, rounded to 256 steps. */
export const hexContrast = (one: string, other: string): number =>
  contrast(luminanceOf(one), luminanceOf(other));

/** The contrast with that one of the grounds that it stands out from least. */
export const leastContrast = (hex: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => hexContrast(hex, ground)));

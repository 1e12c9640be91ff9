import { fromOklch, hexContrast, toOklch } from './oklch';

/** WCAG 2.2, 1.4.3: text on its ground. */
export const textContrast = 4.5;

/** Inks have a lightness from 0.27 downward. */
const inkSteps = 27;

/** White if it can be read on the color, else a dark ink of its hue. Black can be read wherever white can't. */
export function textOn(hex: string): string {
  if (hexContrast('#ffffff', hex) >= textContrast) return '#ffffff';
  const [, chroma, hue] = toOklch(hex);
  const wanted = Math.min(7.5, hexContrast('#000000', hex) - 0.15);
  for (let lightness = inkSteps; lightness > 0; lightness -= 1) {
    const ink = fromOklch([lightness / 100, Math.min(0.045, 0.35 * chroma), hue]);
    if (hexContrast(ink, hex) >= wanted) return ink;
  }
  return '#000000';
}

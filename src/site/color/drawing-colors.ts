import type { Brand, Tone } from '../schema/types.gen';
import { designBlue } from './brand-color';
import { fromOklch, toOklch } from './oklch';
import { isSwapped } from './scope-colors';
import { step } from './step';
import { type Theme, toneColors } from './tone-colors';
import { drawnHue } from './turned-hue';

/** Lightness of the six steps, and how much of the brand's chroma each has. */
const steps = {
  light: [
    [0.956, 0.3],
    [0.9, 0.5],
    [0.82, 0.8],
    [0.69, 1],
    [0.54, 1],
    [0.34, 0.8],
  ],
  dark: [
    [0.2, 0.22],
    [0.27, 0.36],
    [0.35, 0.5],
    [0.45, 0.7],
    [0.62, 0.85],
    [0.82, 0.8],
  ],
} as const;

/** Lightness of the accent's tint, and the contrast that the accent has with the page. */
const accents = { light: [0.87, 1.8], dark: [0.45, 3] } as const;

/** A color at a lightness, with a part of its chroma. */
function shade(hex: string, lightness: number, part: number): string {
  const color = toOklch(hex);
  return fromOklch([lightness, color[1] * part, drawnHue(color, lightness)]);
}

/** The colors of drawings in a section of a tone, by their names in `var()`. */
export function drawingColors(
  brand: Brand,
  theme: Theme,
  tone: Tone = 'light',
): Readonly<Record<string, string>> {
  const { color = designBlue, accent = color } = brand;
  const { grounds, text } = toneColors(brand, tone, theme);
  const [tint, contrast] = accents[theme];
  const inks = steps[theme].map(([lightness, part], index) => [`a${index}`, shade(color, lightness, part)]);
  return {
    ...Object.fromEntries(inks),
    b: theme === 'dark' && isSwapped(color) ? shade(color, 0.27, 0.36) : color,
    x: step(accent, [grounds[0]], contrast),
    x2: shade(accent, tint, 0.5),
    w: grounds[0],
    k: text,
  };
}

/** A drawing for a renderer without variables. */
export const withColors = (svg: string, colors: Readonly<Record<string, string>>): string =>
  svg.replace(/var\(--(\w+)\)/g, (whole, name: string) => colors[name] ?? whole);

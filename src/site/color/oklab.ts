/** Three parts of a color: sRGB from 0 to 255, or lightness, a and b of OKLab. */
export type Color = readonly [number, number, number];

const toLinear = (part: number) => {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (value: number) =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** `#abc` or `#aabbcc`. */
export function readHex(text: string): Color | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (!hex) return undefined;
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

const bounded = (part: number) => Math.round(Math.min(255, Math.max(0, part)));

/** Parts beyond 0 and 255 are cut off. */
export const writeHex = (color: Color): string =>
  `#${color.map((part) => bounded(part).toString(16).padStart(2, '0')).join('')}`;

/** As CSS Color 4 converts sRGB to OKLab. */
export function toOklab(color: Color): Color {
  const [r, g, b] = [toLinear(color[0]), toLinear(color[1]), toLinear(color[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The sRGB color, not rounded: parts beyond 0 and 255 are colors that screens can't show. */
export function fromOklab([lightness, a, b]: Color): Color {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Relative luminance, from 0 to 1: WCAG 2.2, "relative luminance". */
export const luminance = ([r, g, b]: Color): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** Of two luminances, from 1 to 21: WCAG 2.2, "contrast ratio". */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const steps = 24;

/** The value between 0 and `high` where `isBelow` ends to hold. */
function search(high: number, isBelow: (value: number) => boolean): number {
  let [from, to] = [0, high];
  for (let step = 0; step < steps; step += 1) {
    const middle = (from + to) / 2;
    if (isBelow(middle)) from = middle;
    else to = middle;
  }
  return from;
}

const isShown = (color: Color) => color.every((part) => part > -0.5 && part < 255.5);

/** The color of a lightness with as much of a chroma as screens can show. */
export function shownColor(lightness: number, chroma: number, hue: number): Color {
  const at = (part: number) => fromOklab([lightness, part * Math.cos(hue), part * Math.sin(hue)]);
  const full = at(chroma);
  return isShown(full) ? full : at(search(chroma, (part) => isShown(at(part))));
}

/** The color of a hue (in radians) with a luminance, and with as much of a chroma as screens can show there. */
export const withLuminance = (wanted: number, chroma: number, hue: number): Color =>
  shownColor(
    search(1, (lightness) => luminance(shownColor(lightness, chroma, hue)) < wanted),
    chroma,
    hue,
  );

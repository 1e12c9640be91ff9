import { type Color, fromOklab, luminance } from './oklab';

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
function shownColor(lightness: number, chroma: number, hue: number): Color {
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

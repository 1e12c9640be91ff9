import { fromOklch, leastContrast, toOklch } from './oklch';

/** How far a yellow turns toward orange while it darkens: dark yellow is olive. */
const most = 26;
const full = 0.39;
const isYellow = (hue: number) => hue >= 72 && hue <= 118;

/** A color with another lightness. */
export function withLightness(hex: string, wanted: number): string {
  const [lightness, chroma, hue] = toOklch(hex);
  const turned = isYellow(hue) ? most * Math.min(1, Math.max(0, lightness - wanted) / full) : 0;
  return fromOklch([wanted, chroma, hue - turned]);
}

/** The color itself if it has this contrast with all grounds, else the nearest that has: darker on light ones. */
export function step(hex: string, grounds: readonly string[], least: number): string {
  const has = (color: string) => leastContrast(color, grounds) >= least;
  if (has(hex)) return hex;
  const pole = leastContrast('#000000', grounds) >= leastContrast('#ffffff', grounds) ? 0 : 1;
  let [near, far] = [toOklch(hex)[0], pole];
  for (let round = 0; round < 12; round += 1) {
    const middle = (near + far) / 2;
    if (has(withLightness(hex, middle))) far = middle;
    else near = middle;
  }
  return withLightness(hex, far);
}

import { fromOklch, leastContrast, toOklch } from './oklch';
import { darkenedHue } from './turned-hue';

/** A color with another lightness. */
export function withLightness(hex: string, wanted: number): string {
  const color = toOklch(hex);
  return fromOklch([wanted, color[1], darkenedHue(color, wanted)]);
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

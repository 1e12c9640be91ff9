import type { Color } from './oklab';

/** How far a hue turns at most, in degrees, and the change of lightness that it takes. */
const most = 26;
const full = 0.39;

const turn = (change: number) => most * Math.min(1, Math.max(0, change) / full);

/** The hue of an OKLCH color at a lower lightness: dark yellow would be olive, so it turns toward orange. */
export const darkenedHue = ([lightness, , hue]: Color, wanted: number): number =>
  hue >= 72 && hue <= 118 ? hue - turn(lightness - wanted) : hue;

/** The hue in drawings and tints, at any lightness: light brown would be pink, so it turns toward yellow. */
export const drawnHue = (color: Color, wanted: number): number =>
  color[2] >= 20 && color[2] < 72 ? color[2] + turn(wanted - color[0]) : darkenedHue(color, wanted);

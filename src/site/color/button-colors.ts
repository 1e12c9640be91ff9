import { hexContrast, toOklch } from './oklch';
import { withLightness } from './step';
import { textContrast, textOn } from './text-on';

export interface ButtonColors {
  fill: string;
  label: string;
  hover: string;
  pressed: string;
  edge: string;
}

/** Below this contrast with its ground, a button needs an edge. */
const seen = 1.35;

/** A shade of a fill that its label can be read on: darker, else lighter, else the fill, which then has only its ring. */
function shade(fill: string, label: string, by: number): string {
  const [lightness] = toOklch(fill);
  const shades = [withLightness(fill, lightness - by), withLightness(fill, lightness + by)];
  return shades.find((color) => color !== fill && hexContrast(label, color) >= textContrast) ?? fill;
}

export function buttonColors(
  fill: string,
  ground: string,
  control: string,
  label = textOn(fill),
): ButtonColors {
  return {
    fill,
    label,
    hover: shade(fill, label, 0.045),
    pressed: shade(fill, label, 0.09),
    edge: hexContrast(fill, ground) < seen ? control : fill,
  };
}

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

/** Up to this lightness, eyes see black. */
const black = 0.15;

/** A shade of a fill that its label can be read on: darker if there is one, else lighter. */
function shade(fill: string, label: string, by: number): string {
  const [lightness] = toOklch(fill);
  const darker = withLightness(fill, lightness - by);
  const canDarken = lightness - by > black && hexContrast(label, darker) >= textContrast;
  return canDarken ? darker : withLightness(fill, Math.max(lightness, black) + by);
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

import type { DrawKind } from './drawing';
import { planks } from './grain';
import { box, filled, oneOf, stroked } from './ink';
import { starField } from './stars';

/** A panel of stars in a frame of wood. */
export const inlay: DrawKind = (sheet) => {
  const { width, height, left, random } = sheet;
  const wood = planks(
    random,
    width,
    height,
    false,
    Math.max(3, Math.min(5, Math.round((width / height) * 3.4))),
  );
  const room = width - left;
  const size = Math.round((Math.min(room, height) * 0.78) / oneOf(random, [2, 2.5, 3]) / 4) * 4;
  // Whole halves of a unit, so that no star is cut but at its middle.
  const spaceFor = (space: number) => Math.max(1, Math.floor((space * 0.8) / (size / 2))) * (size / 2);
  const [wide, high] = [Math.min(spaceFor(room), spaceFor(height) * 1.5), spaceFor(height)];
  const [x, y] = [Math.round(left + (room - wide) / 2), Math.round((height - high) / 2)];
  const edge = Math.round(Math.min(wide, high) * 0.055);
  return (
    wood +
    filled('k', box(x - edge, y - edge + 6, wide + edge * 2, high + edge * 2), ' fill-opacity=".25"') +
    filled('a5', box(x - edge, y - edge, wide + edge * 2, high + edge * 2)) +
    stroked('x', edge * 0.16, box(x - edge * 0.55, y - edge * 0.55, wide + edge * 1.1, high + edge * 1.1)) +
    starField(sheet, [x, y, wide, high], size) +
    stroked('a1', edge * 0.1, box(x, y, wide, high))
  );
};

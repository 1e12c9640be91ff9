import { num } from '../kit/path';
import { below } from '../kit/random';
import type { DrawKind, Sheet } from './drawing';
import { between, box, colorOf, filled, type Ink, type Point, range, smooth } from './ink';

interface Swell {
  middle: number;
  reach: number;
  height: number;
}

/** From the middle of a swell, in its reach: closer where it bends. */
const knots = [-3, -2, -1.4, -0.9, -0.45, 0, 0.45, 0.9, 1.4, 2, 3];

/** A line at a height, with two swells that move as they go down. */
function wave({ width }: Sheet, swells: readonly Swell[], base: number, part: number): Point[] {
  const spots = swells
    .flatMap(({ middle, reach }) => knots.map((knot) => middle + knot * reach))
    .filter((x) => x > 0 && x < width)
    .sort((one, other) => one - other);
  const apart = spots.filter((x, index) => index === 0 || x - (spots[index - 1] ?? 0) > width / 60);
  const rise = (x: number) =>
    swells.reduce(
      (sum, { middle, reach, height }) => sum + height * Math.exp(-(((x - middle) / reach) ** 2)),
      0,
    );
  return [-9, ...apart, width + 9].map((x) => [x, base - part * rise(x)] as const);
}

/** Lines that swell once, like a breath; flat, they are bands. */
export const waves: DrawKind = (sheet) => {
  const { width, height, left, random, form } = sheet;
  const flat = form === 'flat';
  const room = width - left;
  const reach = Math.min(room, height * 1.5) * between(random, 0.085, 0.135);
  const middle = left + room * between(random, 0.34, 0.5);
  const swells: Swell[] = [
    { middle, reach, height: height * (flat ? 0.3 : between(random, 0.34, 0.44)) },
    {
      middle: middle + reach * between(random, 1.9, 2.5),
      reach: reach * between(random, 0.75, 1),
      height: height * between(random, 0.1, 0.22),
    },
  ];
  const count = flat ? 4 : 22;
  const accent = 7 + below(random, 4);
  const inks: readonly Ink[] = ['a1', 'a2', 'a3', 'a4'];
  const rows = range(count).map((row) => {
    const part = row / (count - 1);
    const base = flat ? height * (0.4 + part * 0.48) : height * (0.09 + part * 0.94);
    const strength = flat ? 1 - part * 0.35 : Math.exp(-(((part - 0.42) / 0.27) ** 2));
    const drift = flat ? 0 : (part - 0.3) * reach * 0.5;
    const line = smooth(
      wave(
        sheet,
        swells.map((swell) => ({ ...swell, middle: swell.middle + drift })),
        base,
        strength,
      ),
    );
    const below = `V${height + 9}H-9z`;
    if (flat) return filled(inks[row] ?? 'a4', line + below);
    const isAccent = row === accent;
    const ink = isAccent ? 'x' : part < 0.25 ? 'a2' : part < 0.5 ? 'a3' : 'a4';
    return filled(
      'a0',
      line + below,
      ` stroke="${colorOf(ink)}" stroke-width="${isAccent ? num(height / 130) : num(height / 300)}"`,
    );
  });
  return filled('a0', box(0, 0, width, height)) + rows.join('');
};

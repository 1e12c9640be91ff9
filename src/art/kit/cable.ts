import { projectSpot, type Spot } from './geometry';
import { num, Pen } from './path';
import type { Jacket } from './scene';

const CORNER = 20;
const GAP = 9;
/** Cables lie below the tiles, so that their ends tuck under. */
const CABLE_LEVEL = -8;

const step = (from: Spot, to: Spot): readonly [number, number] => [
  Math.sign(to[0] - from[0]),
  Math.sign(to[1] - from[1]),
];

/**
 * The path of a cable parallel to a route along the axes, `aside` units to its left. At a corner the inner cable has
 * a smaller radius than the outer one, so that the cables of a bundle never cross.
 */
function runBeside(route: readonly Spot[], aside: number): string {
  const pen = new Pen();
  for (const [i, spot] of route.entries()) {
    const before = route[i - 1];
    const after = route[i + 1];
    const [inX, inY] = before ? step(before, spot) : [0, 0];
    const [outX, outY] = after ? step(spot, after) : [0, 0];
    const turns = before && after && inX * outY - inY * outX;
    const straight = turns === 0;
    const left = [straight ? -inY : -inY - outY, straight ? inX : inX + outX] as const;
    const at: Spot = [spot[0] + left[0] * aside, spot[1] + left[1] * aside, CABLE_LEVEL];
    if (!before) pen.move(projectSpot(at));
    else if (!turns) pen.line(projectSpot(at));
    else {
      const cut = CORNER - turns * aside;
      const enter: Spot = [at[0] - inX * cut, at[1] - inY * cut, CABLE_LEVEL];
      const exit: Spot = [at[0] + outX * cut, at[1] + outY * cut, CABLE_LEVEL];
      pen.line(projectSpot(enter)).curve(projectSpot(at), projectSpot(exit));
    }
  }
  return pen.toString();
}

const differs = (spot: Spot, i: number, route: readonly Spot[]): boolean => {
  const before = route[i - 1];
  return !before || Math.hypot(spot[0] - before[0], spot[1] - before[1]) > 1;
};

/** Two or three cables side by side: one soft shadow, the jackets, one highlight, a few packets. */
export function bundle(
  spots: readonly Spot[],
  jackets: readonly Jacket[],
  { width = 4, packets = 0 }: { width?: number; packets?: number } = {},
): string {
  const gap = (GAP * width) / 4;
  const route = spots.filter(differs);
  const routes = jackets.map((_, i) => runBeside(route, (i - (jackets.length - 1) / 2) * gap));
  const all = routes.join('');
  const drawn = jackets.map(
    (jacket, i) =>
      `<path d="${routes[i]}" class="j-${jacket}"/>` +
      `<path d="${routes[i]}" class="p" stroke-width="${num(width * 0.62)}" stroke-dashoffset="${num(-packets - i * 83)}"/>`,
  );
  return (
    `<g class="a-cable" stroke-width="${num(width)}"><path d="${all}" class="s" stroke-width="${num(width + 3)}" transform="translate(3 5)"/>` +
    `${drawn.join('')}<path d="${all}" class="h" stroke-width="${num(width * 0.3)}" transform="translate(0 -.9)"/></g>`
  );
}

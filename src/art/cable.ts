import { projectSpot, type Spot } from './geometry';
import { num } from './path';
import type { Jacket } from './scene';

const CORNER = 20;
const GAP = 9;
/** Cables lie below the tiles, so that their ends tuck under. */
export const CABLE_LEVEL = -8;

const point = (spot: Spot): string => projectSpot(spot).map(num).join(' ');

function toward(from: Spot, to: Spot, length: number): Spot {
  const stepX = to[0] - from[0];
  const stepY = to[1] - from[1];
  const full = Math.hypot(stepX, stepY) || 1;
  return [from[0] + (stepX * length) / full, from[1] + (stepY * length) / full, from[2] ?? 0];
}

const span = (from: Spot, to: Spot) => Math.hypot(to[0] - from[0], to[1] - from[1]);

export function route(spots: readonly Spot[]): string {
  return spots
    .map((spot, i) => {
      const before = spots[i - 1];
      const after = spots[i + 1];
      if (!before) return `M${point(spot)}`;
      if (!after) return `L${point(spot)}`;
      const cut = Math.min(CORNER, span(before, spot) / 2, span(spot, after) / 2);
      return `L${point(toward(spot, before, cut))}Q${point(spot)} ${point(toward(spot, after, cut))}`;
    })
    .join('');
}

/** Two or three cables side by side: one soft shadow, the jackets, one highlight, a few packets. */
export function bundle(
  spots: readonly Spot[],
  jackets: readonly Jacket[],
  { width = 4, packets = 0 }: { width?: number; packets?: number } = {},
): string {
  const gap = (GAP * width) / 4;
  const routes = jackets.map((_, i) => {
    const aside = (i - (jackets.length - 1) / 2) * gap;
    return route(spots.map(([x, y, z = CABLE_LEVEL]) => [x + aside, y - aside, z]));
  });
  const all = routes.join('');
  const drawn = jackets.map(
    (jacket, i) =>
      `<path d="${routes[i]}" class="j-${jacket}" stroke-width="${num(width)}"/>` +
      `<path d="${routes[i]}" class="p" stroke-width="${num(width * 0.62)}" stroke-dashoffset="${num(-packets - i * 83)}"/>`,
  );
  return (
    `<g class="a-cable"><path d="${all}" class="s" stroke-width="${num(width + 3)}" transform="translate(3 5)"/>` +
    `${drawn.join('')}<path d="${all}" class="h" stroke-width="${num(width * 0.3)}" transform="translate(0 -.9)"/></g>`
  );
}

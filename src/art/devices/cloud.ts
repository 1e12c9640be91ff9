import type { DrawDevice } from '../kit/drawing';
import { project, type ScreenPoint } from '../kit/geometry';
import { path } from '../kit/marks';
import { polygon, polyline } from '../kit/path';
import { roundShadow } from '../kit/shadow';

const HOVER = 58;
const HEIGHT = 17;
const MIDDLE = { x: 64, y: 50 };
const RAYS = 60;

/** Overlapping circles around the middle. */
const PUFFS = [
  [0, 0, 34],
  [-40, 10, 24],
  [38, 8, 28],
  [10, -16, 30],
  [-16, -8, 28],
] as const;

/** How far the circles reach in a direction. */
function reach(rayX: number, rayY: number): number {
  let far = 0;
  for (const [x, y, radius] of PUFFS) {
    const along = rayX * x + rayY * y;
    const inside = along * along - (x * x + y * y - radius * radius);
    if (inside >= 0) far = Math.max(far, along + Math.sqrt(inside));
  }
  return far;
}

function cloudBody(z: number, scale: number): string {
  const drop = HEIGHT * scale;
  // Counterclockwise on the screen: from the left along the front to the right, and back.
  const hull = Array.from({ length: RAYS }, (_, i): ScreenPoint => {
    const angle = (1 - (2 * i) / RAYS) * Math.PI;
    const far = reach(Math.cos(angle), Math.sin(angle)) * scale;
    return project(MIDDLE.x + far * Math.cos(angle), MIDDLE.y + far * Math.sin(angle), z + drop);
  });
  const columns = hull.map(([x]) => x);
  const left = columns.indexOf(Math.min(...columns));
  const right = columns.indexOf(Math.max(...columns));
  const front = hull.slice(left, right + 1);
  const below = front.map(([x, y]): ScreenPoint => [x, y + drop]);
  return (
    `<g class="a-cloud"><path class="s" d="${polygon([...front, ...below.reverse()])}"/>` +
    `<path class="t" d="${polygon(hull)}"/><path class="e" d="${polyline(front)}"/></g>`
  );
}

/** Dotted lines from the ground to the cloud. */
export const drawCloud: DrawDevice = (pattern) => {
  const { x, y } = MIDDLE;
  const links = [-14, 0, 14].map((aside) =>
    polyline([project(x + aside, y - aside), project(x + aside, y - aside, HOVER)]),
  );
  const small = `<g transform="translate(58 -22)">${cloudBody(HOVER + 16, 0.5)}</g>`;
  return {
    width: 128,
    depth: 100,
    height: HOVER + 40,
    ground: roundShadow(x + 6, y + 2, 44),
    body: path(links.join(''), 'dots') + (pattern === 1 ? small : '') + cloudBody(HOVER, 1),
  };
};

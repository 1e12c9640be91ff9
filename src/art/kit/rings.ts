import { ELLIPSE, project } from './geometry';
import { num } from './path';

/** Waves around a spot on the ground, fading outward. */
export function rings(x: number, y: number, radii: readonly number[]): string {
  const [screenX, screenY] = project(x, y);
  const place = `cx="${num(screenX)}" cy="${num(screenY)}"`;
  return `<g class="a-rings" stroke-width="1.4">${radii
    .map(
      (radius, i) =>
        `<ellipse ${place} rx="${num(radius * ELLIPSE.x)}" ry="${num(radius * ELLIPSE.y)}" stroke-opacity="${num(Math.max(0.2, 0.75 - i * 0.14))}"/>`,
    )
    .join('')}</g>`;
}

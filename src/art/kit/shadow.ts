import { ELLIPSE, project } from './geometry';
import { num, polygon } from './path';

/** The flat shadow of an object on the ground: light comes from the left. */
export function shadow(x: number, y: number, width: number, depth: number, length: number): string {
  const right = x + width;
  const front = y + depth;
  const fall = length * 0.12;
  const points = [
    project(right, y),
    project(right + length, y + fall),
    project(right + length, front + fall),
    project(right + length * 0.9, front + fall),
    project(x, front),
    project(right, front),
  ];
  return `<path class="a-shadow" d="${polygon(points)}"/>`;
}

export function roundShadow(x: number, y: number, radius: number): string {
  const [screenX, screenY] = project(x, y);
  return `<ellipse class="a-shadow" cx="${num(screenX)}" cy="${num(screenY)}" rx="${num(radius * ELLIPSE.x)}" ry="${num(radius * ELLIPSE.y)}"/>`;
}

/** The shadow below something flat that floats. */
export function hangingShadow(x: number, y: number, width: number, depth: number): string {
  const corners = [
    project(x, y),
    project(x + width, y),
    project(x + width, y + depth),
    project(x, y + depth),
  ];
  return `<path class="a-shadow" d="${polygon(corners)}"/>`;
}

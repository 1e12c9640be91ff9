import { project } from './geometry';
import { num } from './path';

/** Repeated parts are drawn at the origin and moved: equal text compresses to almost nothing. */
export function move(svg: string, x: number, y: number, z = 0): string {
  const [screenX, screenY] = project(x, y, z);
  return `<g transform="translate(${num(screenX)} ${num(screenY)})">${svg}</g>`;
}

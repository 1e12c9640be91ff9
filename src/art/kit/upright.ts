import { project } from './geometry';
import { num } from './path';

interface Shape {
  /** The outline in relative commands, without its start point. */
  outline: string;
  start: readonly [x: number, y: number];
  thickness: number;
  look: string;
  marks?: string;
}

/** An upright flat shape that faces left. Its sides are copies of the outline, each a little further back. */
export function upright(x: number, y: number, z: number, shapes: readonly Shape[]): string {
  const [screenX, screenY] = project(x, y, z);
  const drawn = shapes.map(({ outline, start: [u, v], thickness, look, marks = '' }) => {
    const steps = Math.ceil(thickness / 1.5);
    let sides = '';
    for (let i = steps; i > 0; i--) {
      const back = (thickness * i) / steps;
      sides += `M${num(u + back)} ${num(v - back)}${outline}`;
    }
    return `<path d="${sides}" class="${look}-side"/><path d="M${num(u)} ${num(v)}${outline}" class="${look}"/>${marks}`;
  });
  return `<g transform="matrix(.866 .5 0 1 ${num(screenX)} ${num(screenY)})">${drawn.join('')}</g>`;
}

/** The outline of a rounded rectangle, from the start of its upper edge. */
export function roundedOutline(width: number, height: number, r: number): string {
  const arc = (x: number, y: number) => `a${r} ${r} 0 01${num(x)} ${num(y)}`;
  return `h${num(width - 2 * r)}${arc(r, r)}v${num(height - 2 * r)}${arc(-r, r)}h${num(2 * r - width)}${arc(-r, -r)}v${num(2 * r - height)}${arc(r, -r)}z`;
}

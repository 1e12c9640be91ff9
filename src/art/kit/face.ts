import { project } from './geometry';
import { num } from './path';

const matrices = {
  left: '.866 .5 0 1',
  right: '.866 -.5 0 1',
  top: '.866 .5 -.866 .5',
} as const;

/** Puts flat marks on a face whose upper left corner (of a top face: back corner) is at x, y, z. */
export function face(side: keyof typeof matrices, x: number, y: number, z: number, marks: string): string {
  if (!marks) return '';
  const [screenX, screenY] = project(x, y, z);
  return `<g transform="matrix(${matrices[side]} ${num(screenX)} ${num(screenY)})">${marks}</g>`;
}

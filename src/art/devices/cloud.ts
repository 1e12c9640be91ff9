import type { DrawDevice } from '../drawing';
import { project } from '../geometry';
import { path } from '../marks';
import { cloudOutline } from '../outline';
import { polyline } from '../path';
import { roundShadow } from '../shadow';
import { slab } from '../slab';

const HOVER = 58;
const MIDDLE = 64;

export function cloudBody(z: number, scale: number): string {
  return slab(cloudOutline(scale), [MIDDLE, 50, z], 17 * scale, 'cloud', { edge: true });
}

/** Dotted lines lead from the ground to the cloud. */
export const drawCloud: DrawDevice = (pattern) => {
  const links = [-24, 0, 24].map((step) =>
    polyline([project(MIDDLE + step, 50 - step), project(MIDDLE + step, 50 - step, HOVER)]),
  );
  return {
    width: 128,
    depth: 100,
    height: HOVER + 40,
    ground: roundShadow(MIDDLE + 6, 52, 44),
    body:
      path(links.join(''), 'a-dots') +
      (pattern === 1 ? `<g transform="translate(58 -22)">${cloudBody(HOVER + 16, 0.5)}</g>` : '') +
      cloudBody(HOVER, 1),
  };
};

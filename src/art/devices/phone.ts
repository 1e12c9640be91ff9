import type { DrawDevice } from '../kit/drawing';
import { project } from '../kit/geometry';
import { styled } from '../kit/looks';
import { across, cells, rect } from '../kit/marks';
import { num, polygon, polyline } from '../kit/path';
import { shadow } from '../kit/shadow';

const WIDTH = 92;
const DEPTH = 80;
const BACK = 36;
const FRONT = 9;

/** The handset across the slope: one thick line, raised in steps. */
function handset(): string {
  const line = 'M15 12v56';
  const cups = 'M15 13h0M15 67h0';
  return (
    `<path d="${cups}" stroke-width="23" ${styled('round-side')}/>` +
    `<g transform="translate(4 -6)"><path d="${line}" stroke-width="15" ${styled('round-side')}/></g>` +
    `<g transform="translate(6 -9)"><path d="${line}" stroke-width="15" ${styled('round-top')}/><path d="${cups}" stroke-width="21" ${styled('round-top')}/></g>`
  );
}

/** A desk phone: a wedge with a handset, a display and keys on its slope. */
export const drawPhone: DrawDevice = (pattern) => {
  const [x, y] = project(0, 0, BACK);
  const [slopeX, slopeY] = project(0, 1, (FRONT - BACK) / DEPTH).map((step) => step.toFixed(3));
  const backRight = project(WIDTH, 0, BACK);
  const frontRight = project(WIDTH, DEPTH, FRONT);
  const frontLeft = project(0, DEPTH, FRONT);
  const footRight = project(WIDTH, DEPTH);
  return {
    width: WIDTH,
    depth: DEPTH,
    height: BACK + 8,
    ground: shadow(0, 0, WIDTH, DEPTH, 18),
    body:
      `<g class="a-shell"><path class="r" d="${polygon([frontRight, backRight, project(WIDTH, 0), footRight])}"/>` +
      `<path class="l" d="${polygon([frontLeft, frontRight, footRight, project(0, DEPTH)])}"/>` +
      `<path class="t" d="${polygon([project(0, 0, BACK), backRight, frontRight, frontLeft])}"/>` +
      `<path class="e" d="${polyline([frontLeft, frontRight, backRight])}"/></g>` +
      `<g transform="matrix(.866 .5 ${slopeX} ${slopeY} ${num(x)} ${num(y)})">` +
      rect(36, 8, 48, 24, 'screen', 3) +
      rect(40, 12, 20, 3.4, 'bright', 1.5) +
      rect(40, 19, 34, 3, 'faint', 1.5) +
      rect(40, 25, 26, 3, 'faint', 1.5) +
      cells([44, 53, 62].map((row) => across(38, row, 28)).join(''), 5.6, 7.4, 2.6, 'a-ports') +
      cells(across(73, 44 + 9 * pattern, 10), 5.6, 10, 2, 'accents') +
      rect(73, 68, 10, 5, 'a-plate', 1.5) +
      handset() +
      '</g>',
  };
};

import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { project, type ScreenPoint } from '../kit/geometry';
import { styled } from '../kit/looks';
import { path } from '../kit/marks';
import { num, polyline } from '../kit/path';
import { rings } from '../kit/rings';
import { roundShadow } from '../kit/shadow';

/** Its legs almost meet at the top. Only the three front legs and the braces of the two visible sides are drawn. */
export function mast(x: number, y: number, z: number, height: number, base: number, bays: number): string {
  const corners = [
    [base, 0],
    [base, base],
    [0, base],
  ] as const;
  const at = (leg: number, part: number): ScreenPoint => {
    const [u, v] = corners[leg] ?? corners[0];
    const half = base / 2;
    const narrow = 1 - part * 0.82;
    return project(x + half + (u - half) * narrow, y + half + (v - half) * narrow, z + height * part);
  };
  let braces = '';
  for (const [from, to] of [
    [2, 1],
    [1, 0],
  ] as const) {
    for (let bay = 0; bay < bays; bay++) {
      const low = bay / bays;
      const high = (bay + 1) / bays;
      braces +=
        polyline([at(from, high), at(to, low)]) + polyline([at(from, low), at(to, high), at(from, high)]);
    }
  }
  const legs = [0, 1, 2].map((leg) => polyline([at(leg, 0), at(leg, 1)])).join('');
  return path(braces, 'brace') + path(legs, 'leg');
}

/** A small dish seen from the side, in screen coordinates relative to its back. */
export function dishMark(x: number, y: number, scale: number, flip: boolean, light: 'blue' | 'teal'): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)})scale(${num(flip ? -scale : scale)} ${num(scale)})">` +
    '<g transform="rotate(-18)"><ellipse rx="13" ry="19" class="a-paper-side"/><ellipse cx="3" rx="10" ry="16.5" class="a-paper"/></g>' +
    `<path d="M3 -1L15 -5" ${styled('leg')}/><path d="M15 -5h0" ${styled(`led-${light}`)}/></g>`
  );
}

const BASE = 40;
const HEIGHT = 168;

export const drawTower: DrawDevice = (pattern) => {
  const [high, highY] = project(BASE / 2, BASE / 2, HEIGHT * 0.9);
  const [low, lowY] = project(BASE / 2, BASE / 2, HEIGHT * 0.68);
  return {
    width: BASE,
    depth: BASE,
    height: HEIGHT + 12,
    ground: rings(BASE / 2, BASE / 2, [34, 52, 70]) + roundShadow(BASE / 2 + 8, BASE / 2 + 4, 26),
    body:
      box([0, 0, 0], [BASE, BASE, 5], 'ink') +
      mast(4, 4, 5, HEIGHT - 5, BASE - 8, 7) +
      dishMark(high + 3, highY, 1, pattern === 1, 'teal') +
      dishMark(low - 2, lowY, 0.9, pattern !== 1, 'blue'),
  };
};

/** A large dish on a foot, pointing up and to the right. */
export const drawDish: DrawDevice = (pattern) => {
  const [x, y] = project(30, 30, 62);
  return {
    width: 60,
    depth: 60,
    height: 106,
    ground: roundShadow(40, 34, 32),
    body:
      box([8, 8, 0], [44, 44, 7], 'ink') +
      box([24, 24, 7], [12, 12, 50], 'shell') +
      `<g transform="translate(${num(x)} ${num(y)})scale(${pattern === 1 ? -1 : 1} 1)"><g transform="rotate(-24)">` +
      `<ellipse cx="-3" rx="32" ry="45" class="a-paper-side"/><ellipse cx="5" rx="26" ry="41" class="a-paper"/><ellipse cx="7" rx="18" ry="31" ${styled('light-seam')}/>` +
      `<path d="M4 -38L34 0L4 38M6 0H34" ${styled('leg')}/><path d="M35 0h0" stroke-width="10" ${styled('dot')}/></g></g>`,
  };
};

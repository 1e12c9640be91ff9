import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { project } from '../kit/geometry';
import { styled } from '../kit/looks';
import { across, cells, path, rect, stroke } from '../kit/marks';
import { num, polygon, polyline } from '../kit/path';
import { createRandom } from '../kit/random';
import { shadow } from '../kit/shadow';
import { accessPointBody } from './access-point';

const WINDOW = { width: 11, height: 15, gapX: 6, gapY: 8, margin: 9, foot: 14 };

/** Rows of windows; some are lit, some reflect the sky. */
export function windows(width: number, height: number, seed: string): string {
  const random = createRandom(seed);
  const pitchX = WINDOW.width + WINDOW.gapX;
  const pitchY = WINDOW.height + WINDOW.gapY;
  const columns = Math.floor((width - 2 * WINDOW.margin + WINDOW.gapX) / pitchX);
  const rows = Math.floor((height - WINDOW.margin - WINDOW.foot + WINDOW.gapY) / pitchY);
  const first = (width - columns * pitchX + WINDOW.gapX) / 2;
  let plain = '';
  let lit = '';
  let sky = '';
  for (let row = 0; row < rows; row++) {
    const y = WINDOW.margin + row * pitchY + WINDOW.height / 2;
    plain += across(first, y, columns * pitchX - WINDOW.gapX);
    for (let column = 0; column < columns; column++) {
      const chance = random();
      const pane = across(first + column * pitchX, y, WINDOW.width);
      if (chance < 0.16) lit += pane;
      else if (chance < 0.28) sky += pane;
    }
  }
  return (
    cells(plain, WINDOW.height, WINDOW.width, WINDOW.gapX, 'a-windows') +
    stroke(lit, WINDOW.height, 'lit-windows') +
    stroke(sky, WINDOW.height, 'a-windows-sky')
  );
}

function officeBody(width: number, depth: number, height: number, pattern: number): string {
  return (
    box([0, 0, 0], [width, depth, height], 'shell', {
      left: windows(width, height, `left ${pattern}`) + rect(width / 2 - 13, height - 20, 26, 20, 'a-door'),
      right: windows(depth, height, `right ${pattern}`),
      top: rect(6, 6, width - 12, depth - 12, 'a-roof', 3),
    }) +
    box([14, 14, height], [30, 26, 14], 'shell') +
    box([width - 46, 18, height], [24, 24, 9], 'shell')
  );
}

export const drawOffice: DrawDevice = (pattern) => {
  const [width, depth, height] = [114, 100, 196 - pattern * 23];
  const [x, y] = project(width * 0.5 - 16, depth * 0.62 - 16, height);
  return {
    width,
    depth,
    height: height + 14,
    ground: shadow(0, 0, width, depth, 44),
    body: `${officeBody(width, depth, height, pattern)}<g transform="translate(${num(x)} ${num(y)})">${accessPointBody(16, 4)}</g>`,
  };
};

export const drawWarehouse: DrawDevice = () => {
  const [width, depth, height, ridge, eave] = [178, 100, 50, 28, 4];
  const dock = (width - 18) / 4;
  const docks = [0, 1, 2, 3].map((i) => 12 + i * dock);
  const ridgeAt = (x: number) => project(x, depth / 2, height + ridge);
  const eaveAt = (x: number) => project(x, depth + eave, height);
  const backAt = (x: number) => project(x, -eave, height);
  const right = width + eave;
  const seams = Array.from({ length: 8 }, (_, i) => -eave + ((width + 2 * eave) * (i + 1)) / 9);
  return {
    width,
    depth,
    height: height + ridge,
    ground: shadow(0, 0, width, depth, 34),
    body:
      box([0, 0, 0], [width, depth, height], 'shell', {
        left:
          cells(across(12, height - 17, 4 * dock), 34, dock - 12, 12, 'a-docks') +
          path(
            docks.map((x) => [26, 17.5, 9].map((y) => across(x, height - y, dock - 12)).join('')).join(''),
            'light-seam',
          ),
        right:
          path(
            Array.from({ length: 13 }, (_, i) => `M${num(((i + 1) * depth) / 14)} 3V${height - 2}`).join(''),
            'light-seam',
          ) + rect(depth * 0.36, height - 24, depth * 0.18, 24, 'a-door'),
      }) +
      `<g class="a-shell"><path class="l" d="${polygon([ridgeAt(-eave), ridgeAt(right), eaveAt(right), eaveAt(-eave)])}"/>` +
      `<path class="t" d="${polygon([backAt(-eave), backAt(right), ridgeAt(right), ridgeAt(-eave)])}"/>` +
      `<path class="r" d="${polygon([ridgeAt(right), backAt(right), eaveAt(right)])}"/>` +
      `<path ${styled('light-seam')} d="${seams.map((x) => polyline([ridgeAt(x), eaveAt(x)])).join('')}"/>` +
      `<path class="e" d="${polyline([ridgeAt(-eave), ridgeAt(right), eaveAt(right), eaveAt(-eave)])}"/></g>`,
  };
};

export const drawStore: DrawDevice = () => {
  const [width, depth, height] = [120, 74, 62];
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const from = -2 + ((width + 4) * i) / 8;
    const to = -2 + ((width + 4) * (i + 1)) / 8;
    return polygon([
      project(from, depth, height - 12),
      project(to, depth, height - 12),
      project(to, depth + 20, height - 24),
      project(from, depth + 20, height - 24),
    ]);
  });
  return {
    width,
    depth: depth + 14,
    height,
    ground: shadow(0, 0, width, depth, 30),
    body:
      box([0, 0, 0], [width, depth, height], 'shell', {
        left:
          rect(8, 18, width * 0.52, height - 26, 'a-glass', 1.5) +
          rect(width * 0.66, 18, width * 0.22, height - 18, 'a-door', 1) +
          rect(10, 4, width * 0.42, 6, 'a-accent', 1),
        right: rect(8, 18, depth - 16, height - 28, 'a-glass', 1.5),
        top: rect(6, 6, width - 12, depth - 12, 'a-roof', 3),
      }) +
      path(stripes.filter((_, i) => i % 2 === 0).join(''), 'a-accent') +
      path(stripes.filter((_, i) => i % 2 === 1).join(''), 'a-front'),
  };
};

import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { across, disc, down, path, rect } from '../kit/marks';
import { shadow } from '../kit/shadow';
import { slab } from '../kit/slab';

/** A checklist: a board, paper, a clip, and ticks in the page's color. */
export const drawClipboard: DrawDevice = (pattern) => {
  const width = 92;
  const depth = 124;
  const rows = [0, 1, 2, 3].map((row) => 30 + row * 20);
  const ticks = rows.filter((_, row) => row !== pattern + 1).map((y) => `M12 ${y}l4.5 4.5 8-9`);
  return {
    width,
    depth,
    height: 18,
    ground: shadow(0, 0, width, depth, 10),
    body:
      slab([width, depth, 9], [0, 0, 0], 6, 'ink', { edge: true }) +
      slab([width - 14, depth - 20, 3], [7, 12, 6], 2, 'shell', {
        top:
          path(rows.map((y) => `M10 ${y - 8}h16v16h-16z`).join(''), 'frame') +
          path(ticks.join(''), 'jacket-tick') +
          rows
            .map(
              (y, row) =>
                rect(34, y - 5, 34 - row * 4, 4, 'a-lines', 2) + rect(34, y + 2, 26, 3, 'a-plate', 1.5),
            )
            .join('') +
          rect(10, 6, 30, 5, 'a-lines', 2.5),
      }) +
      box([width / 2 - 20, 3, 6], [40, 16, 7], 'jacket') +
      box([width / 2 - 8, 5, 13], [16, 9, 5], 'shell'),
  };
};

/** A drawing of a network on blue paper, with a ruler on it. */
export const drawBlueprint: DrawDevice = (pattern) => {
  const width = 164;
  const depth = 108;
  const grid =
    Array.from({ length: 11 }, (_, i) => down((i + 1) * 13.5, 0, depth)).join('') +
    Array.from({ length: 7 }, (_, i) => across(0, (i + 1) * 13.5, width)).join('');
  const left = 34 + pattern * 4;
  const marks =
    path(grid, 'grid') +
    path(`M79 28v24M${left} 78V52h90v26M79 52v26`, 'plan-line') +
    rect(66, 14, 26, 17, 'white', 3) +
    [left, 79, left + 90].map((x) => disc(x, 80, 8.5, 'white')).join('');
  const scale = Array.from({ length: 10 }, (_, i) => down(4 + i * 6.6, 0, i % 2 ? 2.5 : 4)).join('');
  return {
    width,
    depth,
    height: 11,
    ground: shadow(0, 0, width, depth, 8),
    body:
      slab([width, depth, 8], [0, 0, 0], 5, 'plan', { edge: true, top: marks }) +
      box([138, 22, 5], [9, 72, 5], 'amber', { right: path(scale, 'seam') }),
  };
};

/** A printer with a stack of paper in its tray. */
export const drawPrinter: DrawDevice = (pattern) => {
  const width = 100;
  const depth = 82;
  const height = 48;
  return {
    width,
    depth: depth + 16,
    height: height + 32,
    ground: shadow(0, 0, width, depth, 26),
    body:
      slab([70, 6, 1], [15, 6, height], 30, 'shell', { edge: true }) +
      box([0, 0, 0], [width, depth, height], 'shell', {
        left:
          rect(12, 15, width - 24, 9, 'bay', 2) +
          path(`M6 ${height - 14}h${width - 12}`, 'light-seam') +
          rect(width / 2 - 12, height - 9, 24, 3, 'a-plate', 1.5),
        right: path([0, 1, 2, 3].map((i) => across(18, 14 + i * 5, 30)).join(''), 'dark-vent'),
        top: rect(10, 20, 52, 50, 'a-roof', 3),
      }) +
      box([2, 24, height], [66, depth - 30, 7], 'ink') +
      slab([24, 40, 3], [72, 30, height], 3, 'ink', {
        top:
          rect(4, 5, 16, 11, 'screen', 1.5) +
          rect(6, 8, 8 + pattern * 2, 3, 'bright', 1) +
          disc(12, 26, 4, 'a-accent'),
      }) +
      slab([68, 30, 2], [16, depth - 8, 25], 1.5, 'shell', {
        top: [8, 14, 20].map((y) => rect(10, y, 40, 2.4, 'a-lines', 1)).join(''),
      }),
  };
};

import type { DrawDevice } from '../kit/drawing';
import { rect } from '../kit/marks';
import { shadow } from '../kit/shadow';
import { slab } from '../kit/slab';

const WIDTH = 108;
const DEPTH = 84;
const COLORS = ['', ' class="j-blue"', ' class="j-teal"'];
const GAPS = [
  [16, 44, 72],
  [16, 40, 64],
  [16, 38, 76],
];

/** Virtual machines: colored sheets that float above their host. */
export const drawSlabs: DrawDevice = (pattern) => {
  const outline = [WIDTH, DEPTH, 10] as const;
  const heights = GAPS[pattern] ?? [];
  return {
    width: WIDTH,
    depth: DEPTH,
    height: 82,
    ground: shadow(4, 4, WIDTH - 8, DEPTH - 8, 14),
    body: heights
      .map(
        (z, i) =>
          `<g${COLORS[i] ?? ''}>${slab(outline, [0, 0, z], 5, 'sheet', {
            edge: true,
            top:
              rect(14, 14, 34, 6, 'bright', 3) +
              rect(14, 28, 56, 5, 'middling', 2.5) +
              rect(14, 39, 44, 5, 'middling', 2.5),
          })}</g>`,
      )
      .join(''),
  };
};

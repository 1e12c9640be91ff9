import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { path, rect } from '../kit/marks';
import { roundShadow } from '../kit/shadow';
import { slab } from '../kit/slab';
import { dashboard, meeting } from './dashboard';

export const drawMonitor: DrawDevice = (pattern) => {
  const width = 118;
  const height = 74;
  return {
    width,
    depth: 34,
    height: height + 22,
    ground: roundShadow(width / 2 + 10, 18, 22),
    body:
      slab([48, 32, 8], [width / 2 - 24, 1, 0], 4, 'shell') +
      box([width / 2 - 5, 12, 4], [10, 5, 24], 'shell') +
      box([0, 14, 22], [width, 6, height], 'ink', {
        left: rect(3, 3, width - 6, height - 6, 'screen', 2) + dashboard(width, height, pattern),
      }),
  };
};

/** The wall screen of a meeting room with its camera bar. */
export const drawScreen: DrawDevice = () => {
  const width = 148;
  const height = 90;
  return {
    width,
    depth: 42,
    height: height + 36,
    ground: roundShadow(width / 2 + 10, 24, 28),
    body:
      slab([66, 40, 10], [width / 2 - 33, 2, 0], 4, 'shell') +
      box([width / 2 - 6, 16, 4], [12, 5, 26], 'shell') +
      box([0, 18, 24], [width, 7, height], 'ink', {
        left: rect(3, 3, width - 6, height - 6, 'screen', 2) + meeting(width, height),
      }) +
      box([width / 2 - 40, 15, 24 + height], [80, 9, 9], 'ink', {
        left: path('M40 4.5h0', 'led-blue') + path('M14 4.5h0M66 4.5h0', 'led-teal'),
      }),
  };
};

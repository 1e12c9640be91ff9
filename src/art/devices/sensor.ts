import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { disc, dot, path, rect } from '../kit/marks';
import { rings } from '../kit/rings';
import { roundShadow } from '../kit/shadow';
import { slab } from '../kit/slab';

const SIZE = 62;

/** A small housing with an antenna and a dome for the sensor. */
export const drawSensor: DrawDevice = (pattern) => ({
  width: SIZE,
  depth: SIZE,
  height: 52,
  ground:
    rings(SIZE / 2, SIZE / 2, pattern === 2 ? [42, 56, 70] : [44, 60]) +
    roundShadow(SIZE / 2 + 8, SIZE / 2 + 4, 34),
  body:
    box([8, 6, 12], [4, 4, 40], 'ink') +
    slab([SIZE, SIZE, 14], [0, 0, 0], 8, 'jacket', { edge: true }) +
    slab([SIZE, SIZE, 14], [0, 0, 8], 12, 'shell', {
      edge: true,
      top: rect(9, SIZE - 17, 18, 4, 'a-plate', 2) + path(dot(SIZE - 13, SIZE - 13), 'led-teal'),
    }) +
    slab([34, 34, 17], [SIZE / 2 - 15, SIZE / 2 - 19, 20], 6, 'ink', {
      top: disc(17, 17, 9, 'a-accent') + disc(14.5, 14.5, 2.6, 'white'),
    }),
});

import { box } from '../kit/box';
import type { Drawing } from '../kit/drawing';
import { across, disc, path } from '../kit/marks';
import { shadow } from '../kit/shadow';

const FANS = [28, 72];

/** The fan wall at the end of a row of racks. */
export const coolingUnit: Drawing = {
  width: 26,
  depth: 66,
  height: 100,
  ground: shadow(0, 0, 26, 66, 18),
  body: box([0, 0, 0], [26, 66, 100], 'shell', {
    left: path([10, 16, 22, 28, 34, 40].map((y) => across(5, y, 16)).join(''), 'light-seam'),
    right: FANS.map(
      (y) =>
        disc(33, y, 19, 'fan') +
        path(
          `M33 ${y - 17}V${y + 17}M16 ${y}H50M21 ${y - 12}L45 ${y + 12}M45 ${y - 12}L21 ${y + 12}`,
          'light-seam',
        ) +
        disc(33, y, 4.5, 'a-door'),
    ).join(''),
  }),
};

/** Three meters in a field, of which two report. */
export const fieldMeters: Drawing = {
  width: 78,
  depth: 22,
  height: 9,
  ground: '',
  body:
    box([0, 0, 0], [17, 17, 9], 'teal') +
    box([30, 4, 0], [17, 17, 9], 'shell') +
    box([60, 0, 0], [17, 17, 9], 'blue'),
};

import type { DrawDevice } from '../kit/drawing';
import { disc } from '../kit/marks';
import { rings } from '../kit/rings';
import { roundShadow } from '../kit/shadow';
import { slab } from '../kit/slab';

export function accessPointBody(radius: number, height: number): string {
  const cap = radius * 0.9;
  return (
    slab([radius * 2, radius * 2, radius], [0, 0, 0], height, 'shell') +
    slab([cap * 2, cap * 2, cap], [radius * 0.1, radius * 0.1, height], 3, 'shell', {
      top: disc(cap, cap, radius * 0.42, 'ring') + disc(cap, cap, radius * 0.18, 'a-accent'),
    })
  );
}

const RADIUS = 34;

export const drawAccessPoint: DrawDevice = () => ({
  width: RADIUS * 2,
  depth: RADIUS * 2,
  height: 12,
  ground: rings(RADIUS, RADIUS, [44, 55]) + roundShadow(RADIUS + 8, RADIUS + 4, RADIUS),
  body: accessPointBody(RADIUS, 9),
});

/** Waves over a floor around a small mast: the coverage of its signal. */
export const drawCoverage: DrawDevice = (pattern) => {
  const reach = 66;
  return {
    width: reach * 2,
    depth: reach * 2,
    height: 62,
    ground:
      rings(reach, reach, pattern === 1 ? [22, 38, 54, 70] : [24, 48, 72]) +
      roundShadow(reach + 5, reach + 3, 15),
    body:
      slab([26, 26, 13], [reach - 13, reach - 13, 0], 5, 'ink') +
      slab([6, 6, 3], [reach - 3, reach - 3, 5], 46, 'ink') +
      `<g transform="translate(0 ${reach - 20 - 48})">${accessPointBody(20, 6)}</g>`,
  };
};

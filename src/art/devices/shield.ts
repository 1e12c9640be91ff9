import type { DrawDevice } from '../kit/drawing';
import { path } from '../kit/marks';
import { roundShadow } from '../kit/shadow';
import { upright } from '../kit/upright';

const OUTLINE = 'c14 9 30 13 46 13v31c0 32-22 50-46 64c-24-14-46-32-46-64v-31c16 0 32-4 46-13z';
const LINE = 'M0 -50c11 7 24 10 36 10v22c0 26-17 41-36 52c-19-11-36-26-36-52v-22c12 0 25-3 36-10z';

export const drawShield: DrawDevice = () => ({
  width: 92,
  depth: 24,
  height: 118,
  ground: roundShadow(52, 14, 26),
  body: upright(46, 14, 56, [
    {
      outline: OUTLINE,
      start: [0, -62],
      thickness: 12,
      look: 'a-jacket',
      marks: path(LINE, 'inline') + path('M-15 -10L-4 2L17 -20', 'tick'),
    },
  ]),
});

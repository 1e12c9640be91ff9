import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { across, down, path } from '../kit/marks';
import { shadow } from '../kit/shadow';

const WIDTH = 136;
const DEPTH = 24;
const COURSE = 13;
const COURSES = 7;
const HEIGHT = COURSE * COURSES;
const BRICK = 34;

function joints(length: number): string {
  let lines = '';
  for (let course = 0; course < COURSES; course++) {
    if (course) lines += across(0, course * COURSE, length);
    for (let x = course % 2 ? BRICK / 2 : BRICK; x < length; x += BRICK)
      lines += down(x, course * COURSE, COURSE);
  }
  return lines;
}

/** Some bricks are white: these block traffic. */
function odd(pattern: number): string {
  let bricks = '';
  for (const [course, column] of [
    [1, 0],
    [2, 2],
    [4, 1],
    [5, pattern],
  ] as const) {
    const x = column * BRICK + (course % 2 ? BRICK / 2 : 0);
    bricks += `M${x} ${course * COURSE}h${BRICK}v${COURSE}h-${BRICK}z`;
  }
  return bricks;
}

export const drawBrickWall: DrawDevice = (pattern) => ({
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  ground: shadow(0, 0, WIDTH, DEPTH, 30),
  body: box([0, 0, 0], [WIDTH, DEPTH, HEIGHT], 'jacket', {
    left: path(odd(pattern), 'pale') + path(joints(WIDTH), 'joint'),
    right: path(joints(DEPTH), 'joint'),
  }),
});

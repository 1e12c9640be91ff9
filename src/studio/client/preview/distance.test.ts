import { expect, test } from 'vitest';
import { distanceTo } from './distance';

const height = 900;

test.each([
  ['a line in view stays where it is', { top: 860, height: 20 }, 0],
  ['a line below is scrolled to the middle', { top: 1200, height: 20 }, 720],
  ['a line below the header is not seen', { top: 60, height: 20 }, -420],
  ['a block in view stays where it is', { top: 700, height: 600 }, 0],
  ['a block of which only the edge is seen is scrolled to', { top: 850, height: 600 }, 660],
  ['a block that is higher than the window stays where it is', { top: -500, height: 2000 }, 0],
])('%s', (_, box, distance) => expect(distanceTo([box], height)).toBe(distance));

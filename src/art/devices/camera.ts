import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { project } from '../kit/geometry';
import { disc, path, rect } from '../kit/marks';
import { polygon } from '../kit/path';
import { roundShadow } from '../kit/shadow';

const MOUNT = 104;

/** A bullet camera on a post, and the piece of ground it watches. */
export const drawCamera: DrawDevice = (pattern) => {
  const near = 78;
  const far = 152;
  const top = -2 + pattern * 6;
  const corners = [project(near, top), project(far, top), project(far, 84), project(near, 84)] as const;
  const [backLeft, backRight, frontRight, frontLeft] = corners;
  const lens = project(62, 20, MOUNT + 4);
  return {
    width: 156,
    depth: 84,
    height: MOUNT + 20,
    ground: roundShadow(10, 26, 14) + path(polygon(corners), 'a-view'),
    body:
      box([0, 14, 0], [18, 18, 4], 'ink') +
      box([5.5, 19.5, 4], [7, 7, MOUNT], 'ink') +
      `<g class="a-view"><path d="${polygon([lens, backLeft, frontLeft])}" opacity=".5"/><path d="${polygon([lens, frontLeft, frontRight])}" opacity=".8"/><path d="${polygon([lens, backRight, frontRight])}" opacity=".4"/></g>` +
      box([3, 14, MOUNT], [56, 17, 16], 'shell', {
        right:
          rect(1.5, 1.5, 14, 13, 'lens', 2) + disc(8.5, 8, 4.8, 'dark-glass') + disc(7.5, 7, 1.7, 'blue-dot'),
      }) +
      box([0, 12, MOUNT + 16], [64, 21, 3], 'shell'),
  };
};

import { face } from './face';
import { project } from './geometry';
import { solid } from './looks';
import { polygon, polyline } from './path';

export type Material = 'shell' | 'ink' | 'blue' | 'teal' | 'amber' | 'jacket' | 'wood' | 'carton';

interface Marks {
  left?: string;
  right?: string;
  top?: string;
}

/** A box: three faces and a bright line along the front edges. x, y, z is the lower back corner. */
export function box(
  [x, y, z]: readonly [number, number, number],
  [width, depth, height]: readonly [number, number, number],
  material: Material,
  marks: Marks = {},
): string {
  const top = z + height;
  const back = project(x, y, top);
  const right = project(x + width, y, top);
  const front = project(x + width, y + depth, top);
  const left = project(x, y + depth, top);
  const rightFoot = project(x + width, y, z);
  const frontFoot = project(x + width, y + depth, z);
  const leftFoot = project(x, y + depth, z);
  return (
    solid(material, [
      ['l', polygon([left, front, frontFoot, leftFoot])],
      ['r', polygon([front, right, rightFoot, frontFoot])],
      ['t', polygon([back, right, front, left])],
      ['e', polyline([left, front, right]) + polyline([front, frontFoot])],
    ]) +
    face('left', x, y + depth, top, marks.left ?? '') +
    face('right', x + width, y + depth, top, marks.right ?? '') +
    face('top', x, y, top, marks.top ?? '')
  );
}

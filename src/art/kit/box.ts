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

type Corner = readonly [x: number, y: number, z: number];
type Size = readonly [width: number, depth: number, height: number];

/** Equal boxes that don't hide each other. */
export function boxes(corners: readonly Corner[], size: Size, material: Material): string {
  const all = corners.map((corner) => facesOf(corner, size));
  const parts = ['l', 'r', 't', 'e'] as const;
  return solid(
    material,
    parts.map((part) => [part, all.map((faces) => faces[part]).join('')]),
  );
}

/** A box: three faces and a bright line along the front edges. x, y, z is the lower back corner. */
export function box(corner: Corner, size: Size, material: Material, marks: Marks = {}): string {
  const [x, y, z] = corner;
  const [width, depth, height] = size;
  const top = z + height;
  return (
    boxes([corner], size, material) +
    face('left', x, y + depth, top, marks.left ?? '') +
    face('right', x + width, y + depth, top, marks.right ?? '') +
    face('top', x, y, top, marks.top ?? '')
  );
}

function facesOf([x, y, z]: Corner, [width, depth, height]: Size) {
  const top = z + height;
  const back = project(x, y, top);
  const right = project(x + width, y, top);
  const front = project(x + width, y + depth, top);
  const left = project(x, y + depth, top);
  const rightFoot = project(x + width, y, z);
  const frontFoot = project(x + width, y + depth, z);
  const leftFoot = project(x, y + depth, z);
  return {
    l: polygon([left, front, frontFoot, leftFoot]),
    r: polygon([front, right, rightFoot, frontFoot]),
    t: polygon([back, right, front, left]),
    e: polyline([left, front, right]) + polyline([front, frontFoot]),
  };
}

import type { Material } from './box';
import { face } from './face';
import { ELLIPSE, project, type ScreenPoint } from './geometry';
import { solid } from './looks';
import { Pen } from './path';

/** A rectangle with round corners, seen from above. A radius of half its width makes a disc. */
export type Footprint = readonly [width: number, depth: number, radius: number];

interface SlabOptions {
  top?: string;
  edge?: boolean;
}

/** A rounded plate. A circle on the ground becomes an ellipse without rotation, so the corners are simple arcs. */
export function slab(
  [width, depth, radius]: Footprint,
  [x, y, z]: readonly [number, number, number],
  height: number,
  material: Material | 'tile' | 'sheet' | 'board' | 'plan' | 'land' | 'block' | 'park',
  { top: marks = '', edge = false }: SlabOptions = {},
): string {
  const spot = (u: number, v: number, drop = 0): ScreenPoint => project(x + u, y + v, z + height - drop);
  const corner: ScreenPoint = [radius * ELLIPSE.x, radius * ELLIPSE.y];
  const [nearX, nearY] = [width - radius, depth - radius];
  const [leftX, leftY] = spot(radius, nearY);
  const [rightX, rightY] = spot(nearX, radius);
  const left: ScreenPoint = [leftX - corner[0], leftY];
  const front = (pen: Pen, drop: number): Pen =>
    pen
      .arc(corner, 0, spot(radius, depth, drop))
      .line(spot(nearX, depth, drop))
      .arc(corner, 0, spot(width, nearY, drop))
      .line(spot(width, radius, drop))
      .arc(corner, 0, [rightX + corner[0], rightY + drop]);
  const top = new Pen()
    .move(spot(radius, 0))
    .line(spot(nearX, 0))
    .arc(corner, 1, spot(width, radius))
    .line(spot(width, nearY))
    .arc(corner, 1, spot(nearX, depth))
    .line(spot(radius, depth))
    .arc(corner, 1, spot(0, nearY))
    .line(spot(0, radius))
    .arc(corner, 1, spot(radius, 0))
    .close();
  const low: ScreenPoint = [left[0], left[1] + height];
  const side = front(new Pen().move(left).line(low), height)
    .line([rightX + corner[0], rightY])
    .close();
  return (
    solid(material, [
      ['s', String(side)],
      ['t', String(top)],
      ['e', edge ? String(front(new Pen().move(left), 0)) : ''],
    ]) + face('top', x, y, z + height, marks)
  );
}

import type { Material } from './box';
import { face } from './face';
import { ELLIPSE, project, type ScreenPoint } from './geometry';
import { solid } from './looks';
import { num } from './path';

/** A rectangle with round corners, seen from above. A radius of half its width makes a disc. */
export type Footprint = readonly [width: number, depth: number, radius: number];

interface SlabOptions {
  top?: string;
  edge?: boolean;
}

const at = ([x, y]: ScreenPoint): string => `${num(x)} ${num(y)}`;

/** A rounded plate. A circle on the ground becomes an ellipse without rotation, so the corners are simple arcs. */
export function slab(
  [width, depth, radius]: Footprint,
  [x, y, z]: readonly [number, number, number],
  height: number,
  material: Material | 'tile' | 'sheet' | 'board' | 'plan' | 'land' | 'block' | 'park',
  { top = '', edge = false }: SlabOptions = {},
): string {
  const spot = (u: number, v: number): ScreenPoint => project(x + u, y + v, z + height);
  const [rx, ry] = [radius * ELLIPSE.x, radius * ELLIPSE.y];
  const arc = (sweep: 0 | 1, to: ScreenPoint) => `A${num(rx)} ${num(ry)} 0 0 ${sweep} ${at(to)}`;
  const [nearX, nearY] = [width - radius, depth - radius];
  const [leftX, leftY] = spot(radius, nearY);
  const [rightX, rightY] = spot(nearX, radius);
  const front = (drop: number): string => {
    const low = (u: number, v: number): ScreenPoint => {
      const [screenX, screenY] = spot(u, v);
      return [screenX, screenY + drop];
    };
    return (
      `${arc(0, low(radius, depth))}L${at(low(nearX, depth))}${arc(0, low(width, nearY))}` +
      `L${at(low(width, radius))}${arc(0, [rightX + rx, rightY + drop])}`
    );
  };
  const left = at([leftX - rx, leftY]);
  const topFace =
    `M${at(spot(radius, 0))}L${at(spot(nearX, 0))}${arc(1, spot(width, radius))}L${at(spot(width, nearY))}` +
    `${arc(1, spot(nearX, depth))}L${at(spot(radius, depth))}${arc(1, spot(0, nearY))}L${at(spot(0, radius))}${arc(1, spot(radius, 0))}z`;
  return (
    solid(material, [
      ['s', `M${left}v${num(height)}${front(height)}v${num(-height)}z`],
      ['t', topFace],
      ['e', edge ? `M${left}${front(0)}` : ''],
    ]) + face('top', x, y, z + height, top)
  );
}

/** A point in the scene: on the screen, x goes right and down, y left and down, z up. */
export type Spot = readonly [x: number, y: number, z?: number];
export type ScreenPoint = readonly [x: number, y: number];

const COS_30 = Math.sqrt(3) / 2;

/** The radii of the ellipse that a circle of radius 1 on the ground becomes. */
export const ELLIPSE = { x: Math.sqrt(1.5), y: Math.SQRT1_2 };

/** The screen position of a point in the scene (isometric projection). */
export const project = (x: number, y: number, z = 0): ScreenPoint => [(x - y) * COS_30, (x + y) / 2 - z];

/** The point on the ground at a point of the screen. */
export const unproject = (screenX: number, screenY: number): readonly [number, number] => [
  screenY + screenX / (2 * COS_30),
  screenY - screenX / (2 * COS_30),
];

export const projectSpot = ([x, y, z]: Spot): ScreenPoint => project(x, y, z);

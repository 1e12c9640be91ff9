import type { Bounds } from './canvas';
import { num } from './path';
import type { Use } from './scene';

interface Frame {
  width: number;
  height: number;
  /** Where the middle of the drawing lies, as parts of the box. */
  middle: readonly [x: number, y: number];
  /** The room for the drawing without its cables; more than the box means a bold crop. */
  room: readonly [width: number, height: number];
  largest: number;
  /** Fills its place and is cut at the edges, instead of being fitted. */
  fills: boolean;
}

export const frames: Record<Use, Frame> = {
  hero: { width: 1120, height: 700, middle: [0.5, 0.5], room: [1050, 640], largest: 1.6, fills: false },
  home: { width: 1320, height: 860, middle: [0.56, 0.5], room: [1240, 800], largest: 1.7, fills: false },
  cell: { width: 380, height: 240, middle: [0.5, 0.5], room: [320, 226], largest: 1.5, fills: false },
  card: { width: 420, height: 315, middle: [0.5, 0.5], room: [330, 262], largest: 1.6, fills: true },
  figure: { width: 660, height: 640, middle: [0.5, 0.5], room: [610, 520], largest: 1.6, fills: false },
  banner: { width: 1640, height: 860, middle: [0.68, 0.48], room: [1130, 700], largest: 2, fills: true },
  call: { width: 800, height: 600, middle: [0.52, 0.5], room: [620, 450], largest: 2.2, fills: true },
  poster: { width: 1120, height: 690, middle: [0.5, 0.46], room: [1040, 600], largest: 1.6, fills: true },
  map: { width: 1120, height: 480, middle: [0.5, 0.5], room: [900, 430], largest: 1.3, fills: true },
};

/** A part of the plan: left, top, width and height. */
export type Window = readonly [left: number, top: number, width: number, height: number];

/** Moves and scales a part of the plan so that it covers the box of a use. */
export function cover(use: Use, [left, top, windowWidth, windowHeight]: Window): string {
  const { width, height } = frames[use];
  const scale = Math.max(width / windowWidth, height / windowHeight);
  return placed(
    width / 2 - (left + windowWidth / 2) * scale,
    height / 2 - (top + windowHeight / 2) * scale,
    scale,
  );
}

const placed = (x: number, y: number, scale: number): string =>
  `translate(${num(x)} ${num(y)})scale(${Math.round(scale * 1000) / 1000})`;

/** Moves and scales a drawing into the box of its use. */
export function place(use: Use, { left, top, right, bottom }: Bounds): string {
  const { width, height, middle, room, largest } = frames[use];
  const scale = Math.min(largest, room[0] / (right - left), room[1] / (bottom - top));
  const x = width * middle[0] - ((left + right) / 2) * scale;
  const y = height * middle[1] - ((top + bottom) / 2) * scale;
  return placed(x, y, scale);
}

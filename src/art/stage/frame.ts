import { num } from '../kit/path';
import type { Use } from '../kit/scene';
import type { Bounds } from './canvas';

interface Frame {
  width: number;
  height: number;
  /** The position of the drawing's middle, as fractions of the box. */
  middle: readonly [x: number, y: number];
  /** The space for the drawing without its cables; more than the box means that it is cropped. */
  room: readonly [width: number, height: number];
  largest: number;
  /** Covers its box and is cut at the edges, instead of fitting into it. */
  fills: boolean;
}

export const frames: Record<Use, Frame> = {
  hero: { width: 1120, height: 700, middle: [0.5, 0.5], room: [1050, 640], largest: 2, fills: false },
  home: { width: 1320, height: 860, middle: [0.56, 0.5], room: [1240, 800], largest: 2, fills: false },
  cell: { width: 380, height: 240, middle: [0.5, 0.5], room: [320, 226], largest: 1.5, fills: false },
  card: { width: 420, height: 315, middle: [0.5, 0.5], room: [330, 262], largest: 1.6, fills: true },
  figure: { width: 660, height: 640, middle: [0.5, 0.5], room: [610, 520], largest: 1.7, fills: false },
  banner: { width: 1640, height: 860, middle: [0.755, 0.48], room: [690, 680], largest: 2, fills: true },
  call: { width: 800, height: 600, middle: [0.52, 0.5], room: [640, 430], largest: 1.7, fills: true },
  poster: { width: 1120, height: 690, middle: [0.5, 0.46], room: [1040, 600], largest: 2, fills: true },
  share: { width: 1200, height: 630, middle: [0.79, 0.53], room: [690, 540], largest: 1.5, fills: false },
  map: { width: 1120, height: 480, middle: [0.5, 0.5], room: [900, 430], largest: 1.8, fills: true },
};

export const isUse = (name: string): name is Use => Object.hasOwn(frames, name);
export const uses = Object.keys(frames).filter(isUse);

/** A part of the plan: left, top, width and height. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number];

const coverScale = (use: Use, [, , width, height]: ViewBox): number =>
  Math.max(frames[use].width / width, frames[use].height / height);

/** The part of the plan that is visible when a view covers the box of a use: left, top, right, bottom. */
export function shown(use: Use, view: ViewBox): readonly [number, number, number, number] {
  const [left, top, width, height] = view;
  const scale = coverScale(use, view);
  const [x, y] = [left + width / 2, top + height / 2];
  const [reachX, reachY] = [frames[use].width / scale / 2, frames[use].height / scale / 2];
  return [x - reachX, y - reachY, x + reachX, y + reachY];
}

/** The transform that makes a view cover the box of a use. */
export function cover(use: Use, view: ViewBox): string {
  const [left, top] = shown(use, view);
  const scale = coverScale(use, view);
  return placed(-left * scale, -top * scale, scale);
}

const placed = (x: number, y: number, scale: number): string =>
  `translate(${num(x)} ${num(y)})scale(${Math.round(scale * 1000) / 1000})`;

/** The transform that fits a drawing into the box of its use. */
export function place(use: Use, { left, top, right, bottom }: Bounds): string {
  const { width, height, middle, room, largest } = frames[use];
  const scale = Math.min(largest, room[0] / (right - left), room[1] / (bottom - top));
  const x = width * middle[0] - ((left + right) / 2) * scale;
  const y = height * middle[1] - ((top + bottom) / 2) * scale;
  return placed(x, y, scale);
}

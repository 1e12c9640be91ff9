import { num, Pen } from '../kit/path';
import type { Random } from '../kit/random';

export type Point = readonly [x: number, y: number];

/** The colors of a drawing: six steps of the brand, itself, the accent and its tint, what is white and what is black. */
export type Ink = 'a0' | 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'b' | 'x' | 'x2' | 'w' | 'k';

export const colorOf = (ink: Ink) => `var(--${ink})`;

/** A color by its name, or one that no brand changes. */
export type Color = Ink | `#${string}`;

const written = (color: Color) => (color.startsWith('#') ? color : `var(--${color})`);

export const filled = (color: Color, data: string, more = ''): string =>
  `<path fill="${written(color)}"${more} d="${data}"/>`;

export const stroked = (color: Color, width: number, data: string, more = ''): string =>
  `<path fill="none" stroke="${written(color)}" stroke-width="${num(width)}"${more} d="${data}"/>`;

export const disc = (color: Color, [x, y]: Point, radius: number, more = ''): string =>
  `<circle fill="${written(color)}"${more} cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`;

export const box = (left: number, top: number, width: number, height: number): string =>
  `M${num(left)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}z`;

/** Path data of an ellipse around a point. */
export function oval([x, y]: Point, across: number, up = across): string {
  const [a, b, wide] = [num(across), num(up), num(across * 2)];
  return `M${num(x - across)} ${num(y)}a${a} ${b} 0 01${wide} 0a${a} ${b} 0 01-${wide} 0z`;
}

export const moved = ([x, y]: Point, degrees: number, scale: number, inside: string): string =>
  `<g transform="translate(${num(x)} ${num(y)})rotate(${num(degrees)})scale(${num(scale)})">${inside}</g>`;

/** A curve that passes between the points, from the first to the last. */
export function smooth(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const pen = new Pen().move(round(first));
  for (const [index, point] of others.slice(0, -1).entries()) {
    const next = others[index + 1] ?? last;
    const isEnd = index === others.length - 2;
    pen.curve(round(point), round(isEnd ? last : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]));
  }
  return pen.toString();
}

/** Whole pixels are precise enough for curves, and weigh less. */
const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Whole numbers from 0. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

export const oneOf = <Item>(random: Random, [first, ...others]: readonly [Item, ...Item[]]): Item =>
  [first, ...others][Math.floor(random() * (others.length + 1))] ?? first;

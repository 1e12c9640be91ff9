import { look } from './looks';
import { num } from './path';

/** Marks lie flat on a face: x runs along it, y down (or, on top, to the front). */
export function rect(x: number, y: number, width: number, height: number, name: string, radius = 0): string {
  const round = radius ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${round} ${look(name)}/>`;
}

export const disc = (x: number, y: number, radius: number, name: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${look(name)}/>`;

export const path = (data: string, name: string): string => (data ? `<path d="${data}" ${look(name)}/>` : '');

export const stroke = (data: string, width: number, name: string): string =>
  data ? `<path d="${data}" stroke-width="${num(width)}" ${look(name)}/>` : '';

/** Equal cells in a row are one dashed line: far shorter than a rectangle each. */
export function cells(lines: string, height: number, width: number, gap: number, name: string): string {
  return `<path d="${lines}" stroke-width="${num(height)}" stroke-dasharray="${num(width)} ${num(gap)}" ${look(name)}/>`;
}

export const across = (x: number, y: number, length: number): string => `M${num(x)} ${num(y)}h${num(length)}`;
export const down = (x: number, y: number, length: number): string => `M${num(x)} ${num(y)}v${num(length)}`;

/** A point for a stroke with round ends: many lights in one path. */
export const dot = (x: number, y: number): string => `M${num(x)} ${num(y)}h0`;

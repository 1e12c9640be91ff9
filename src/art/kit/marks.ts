import { styled } from './looks';
import { num } from './path';

/** Marks are flat on a face: x goes along it, y down (on a top face, to the front). */
export function rect(x: number, y: number, width: number, height: number, name: string, radius = 0): string {
  const round = radius ? ` rx="${num(radius)}"` : '';
  const [left, top] = [num(x), num(y)];
  const place = (left === '0' ? '' : ` x="${left}"`) + (top === '0' ? '' : ` y="${top}"`);
  return `<rect${place} width="${num(width)}" height="${num(height)}"${round} ${styled(name)}/>`;
}

export const disc = (x: number, y: number, radius: number, name: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${styled(name)}/>`;

export const path = (data: string, name: string): string =>
  data ? `<path d="${data}" ${styled(name)}/>` : '';

export const stroke = (data: string, width: number, name: string): string =>
  data ? `<path d="${data}" stroke-width="${num(width)}" ${styled(name)}/>` : '';

/** Equal cells in a row, as one dashed line: much shorter than a rectangle for each. */
export function cells(lines: string, height: number, width: number, gap: number, name: string): string {
  return `<path d="${lines}" stroke-width="${num(height)}" stroke-dasharray="${num(width)} ${num(gap)}" ${styled(name)}/>`;
}

export const across = (x: number, y: number, length: number): string => `M${num(x)} ${num(y)}h${num(length)}`;
export const down = (x: number, y: number, length: number): string => `M${num(x)} ${num(y)}v${num(length)}`;

/** A point of a stroke with round ends: one path can draw many lights. */
export const dot = (x: number, y: number): string => `M${num(x)} ${num(y)}h0`;

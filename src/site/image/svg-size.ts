import type { ImageSize } from './size';
import type { SvgElement } from './svg-element';

/** From width and height where both are absolute lengths, else from the viewBox. In whole pixels, as `<img>` has them. */
export function svgSize({ attributes }: SvgElement): ImageSize | undefined {
  const width = pixels(attributes.width);
  const height = pixels(attributes.height);
  if (width > 0 && height > 0) return whole(width, height);
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox ?? '')
    .slice(0, longest)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth > 0 && boxHeight > 0 ? whole(boxWidth, boxHeight) : undefined;
}

/** The longest text of four numbers, in characters. */
const longest = 200;

/** CSS pixels of each absolute unit. */
const units: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
};

/** Zero for what is no absolute length. */
export function pixels(value = ''): number {
  const [, number = 0, unit = 'px'] =
    (value.length < longest && /^(\d+(?:\.\d*)?|\.\d+)(px|in|cm|mm|q|pt|pc)?$/i.exec(value)) || [];
  return Number(number) * (units[unit.toLowerCase()] ?? 0);
}

/** More than any screen has. */
const most = 100_000;

/** A page needs nothing but the ratio of a drawing. Undefined for endless ones. */
function whole(width: number, height: number): ImageSize | undefined {
  if (!Number.isFinite(width) || !Number.isFinite(height)) return undefined;
  if (Number.isInteger(width) && Number.isInteger(height) && Math.max(width, height) <= most)
    return { width, height };
  const scale = 1000 / Math.max(width, height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

import type { ImageSize } from './image-size';

/** From width and height where both are plain numbers, else from the viewBox. */
export function svgSize(text: string): ImageSize | undefined {
  const [tag] = /<svg\b[^<>]*>/.exec(text.replace(/<!--[\s\S]*?(?:-->|$)/g, '')) ?? [];
  if (tag === undefined) return undefined;
  const width = pixels(attribute(tag, 'width'));
  const height = pixels(attribute(tag, 'height'));
  if (width > 0 && height > 0) return { width, height };
  const box = attribute(tag, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  return { width: boxWidth, height: boxHeight };
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? '';
}

function pixels(value: string): number {
  return /^(\d+|\d*\.\d+)(px)?$/.test(value) ? Number.parseFloat(value) : 0;
}

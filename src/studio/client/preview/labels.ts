import { type Box, scaledBox } from './bar-place';
import { labelPlace } from './label-place';
import type { MarkedBox } from './use-boxes';

export interface PlacedLabel extends Pick<MarkedBox, 'key' | 'kind' | 'label'>, Box {}

/** In pixels: between an element and its outline, and from there to the outer edge of its ring. */
export const gap = 4;
const edge = 3;

/** In pixels, as in the style sheet. */
const height = 20;
const padding = 6;

/** The names of what is outlined, each beside its first box, where it covers no text. */
export function labelsOf(
  boxes: readonly MarkedBox[],
  scale: number,
  window: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): PlacedLabel[] {
  const isFirst = ({ key }: MarkedBox) => key.endsWith(' 0');
  return boxes
    .filter((box) => (box.kind === 'selected' || box.kind === 'hovered') && isFirst(box))
    .map((box) => {
      const { left, top, width, height: high } = scaledBox(box, scale);
      const out = gap + edge;
      const ring = { left: left - out, top: top - out, width: width + 2 * out, height: high + 2 * out };
      const label = { width: widthOf(box.label) + 2 * padding, height };
      return { ...box, ...label, ...labelPlace({ ring, window, label, taken }) };
    });
}

let context: CanvasRenderingContext2D | null | undefined;

function widthOf(words: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `550 12px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(context.measureText(words).width);
}

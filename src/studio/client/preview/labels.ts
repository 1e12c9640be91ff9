import { groupBy } from '../../../site/problem/group-by';
import { type Box, overlap, scaledBox } from './bar-place';
import { labelPlace } from './label-place';
import type { MarkedBox } from './use-boxes';

export interface PlacedLabel extends Pick<MarkedBox, 'key' | 'kind' | 'label' | 'isCommon'>, Box {}

/** In pixels: between an element and its outline, and from there to the outer edge of its ring. */
export const gap = 4;
const edge = 3;

/** In pixels, as in the style sheet. */
const height = 20;
const padding = 6;

/** The names of what is outlined, each at the first of its boxes where it covers no text; of hidden blocks all. */
export function labelsOf(
  boxes: readonly MarkedBox[],
  scale: number,
  window: Pick<Box, 'width' | 'height'>,
  taken: readonly Box[],
): PlacedLabel[] {
  const placed = boxes
    .filter(({ kind }) => ['selected', 'hovered', 'hidden'].includes(kind))
    .map((box) => {
      const { left, top, width, height: high } = scaledBox(box, scale);
      const out = gap + edge;
      const ring = { left: left - out, top: top - out, width: width + 2 * out, height: high + 2 * out };
      const label = { width: widthOf(box.label) + 2 * padding, height };
      return { ...box, ...label, ...labelPlace({ ring, window, label, taken }) };
    });
  return [...groupBy(placed, ({ kind, key }) => (kind === 'hidden' ? key : kind)).values()].flatMap(
    (labels) => {
      const isFree = (label: Box) => !taken.some((box) => overlap(label, box));
      return labels.find(isFree) ?? labels.slice(0, 1);
    },
  );
}

let context: CanvasRenderingContext2D | null | undefined;

function widthOf(words: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `550 12px ${getComputedStyle(document.body).fontFamily}`;
  return Math.ceil(context.measureText(words).width);
}

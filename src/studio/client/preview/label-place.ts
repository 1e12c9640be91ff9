import { type Box, overlap } from './bar-place';

interface Surroundings {
  /** In the window of the page, as everything here: the outer edge of its ring. */
  ring: Box;
  window: Pick<Box, 'width' | 'height'>;
  label: Pick<Box, 'width' | 'height'>;
  /** What is not to be covered. */
  taken: readonly Box[];
}

/** In pixels, between a ring and its label: both have an edge. */
const gap = 4;

/** Above the ring where it covers no text, else inside at its end, beside it on either side, or below. */
export function labelPlace({ ring, window, label, taken }: Surroundings): Pick<Box, 'left' | 'top'> {
  const { left, top, width, height } = ring;
  const inside = (height - label.height) / 2;
  const start = Math.max(gap, left);
  const level = top + Math.min(inside, gap * 2);
  const places = [
    { left: start, top: top - label.height - gap },
    // Of one that is lower than it, it would hide the edges.
    ...(inside < gap ? [] : [{ left: left + width - label.width - gap * 2, top: level }]),
    { left: left + width + gap, top: top + Math.min(inside, 0) },
    { left: left - label.width - gap, top: top + Math.min(inside, 0) },
    { left: start, top: top + height + gap },
  ];
  const isSeen = (place: Pick<Box, 'left' | 'top'>) =>
    place.left >= 0 &&
    place.top >= 0 &&
    place.left + label.width <= window.width &&
    place.top + label.height <= window.height;
  const isFree = (place: Pick<Box, 'left' | 'top'>) =>
    !taken.some((box) => overlap({ ...label, ...place }, box));
  const seen = places.filter(isSeen);
  return seen.find(isFree) ?? seen[0] ?? { left: start, top: Math.max(0, top) };
}

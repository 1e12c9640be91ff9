export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Surroundings {
  /** In the window of the page, as everything here. */
  block: Pick<Box, 'top' | 'height'>;
  window: Pick<Box, 'width' | 'height'>;
  bar: Pick<Box, 'width' | 'height'>;
  /** What is not to be covered. */
  taken: readonly Box[];
}

/** In pixels: from the edges of the window. */
const gap = 8;
/** In pixels: half of the button in the middle of an edge, which adds a block there. */
const halfButton = 14;

/**
 * Across the edge of its block where it covers no text and no button: at the top or the bottom, first at the end. Else
 * below the top, or where it covers least.
 */
export function barPlace({ block, window, bar, taken }: Surroundings): Pick<Box, 'left' | 'top'> {
  const end = Math.max(gap, window.width - bar.width - gap);
  const lowest = Math.max(gap, window.height - bar.height - gap);
  const meetsButton = (left: number) =>
    left < window.width / 2 + halfButton && left + bar.width > window.width / 2 - halfButton;
  const edges = [block.top, block.top + block.height]
    .map((edge) => edge - bar.height / 2)
    .filter((top) => top >= gap && top <= lowest);
  const lefts = [end, gap];
  const across = lefts.filter((left) => !meetsButton(left));
  const places = [
    ...edges.flatMap((top) => across.map((left) => ({ left, top }))),
    ...lefts.map((left) => {
      const top = block.top + gap + (meetsButton(left) ? halfButton : 0);
      return { left, top: Math.min(Math.max(top, gap), lowest) };
    }),
  ];
  const covered = places.map((place) =>
    taken.reduce((sum, box) => sum + areaOf(sharedBox({ ...bar, ...place }, box)), 0),
  );
  return places[covered.indexOf(Math.min(...covered))] ?? { left: end, top: gap };
}

const areaOf = ({ width, height }: Box): number => Math.max(0, width) * Math.max(0, height);

/** What two boxes have in common: its width or its height is negative if they lie apart. */
export function sharedBox(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    width: Math.min(a.left + a.width, b.left + b.width) - left,
    height: Math.min(a.top + a.height, b.top + b.height) - top,
  };
}

/** A box of the page, in the window of the page. */
export const scaledBox = ({ left, top, width, height }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

interface Extent {
  top: number;
  height: number;
}

/** In pixels: the page's header lies over its top. */
const header = 80;
const margin = 24;

/** How far a window has to be scrolled until one of the boxes is seen; 0 if one is. */
export function distanceTo(boxes: readonly Extent[], height: number): number {
  const isSeen = ({ top, height: own }: Extent) => top + own > header + margin && top < height - margin;
  const [first] = boxes;
  if (!first || boxes.some(isSeen)) return 0;
  const room = height - header;
  const above = first.height < room ? (room - first.height) / 2 : margin;
  return first.top - header - above;
}

interface Extent {
  top: number;
  height: number;
}

/** In pixels: the page's header lies over its top. */
const header = 80;
const margin = 24;
/** Less of a high box is only its edge. */
const edge = 120;

/** How far a window has to be scrolled until one of the boxes is seen; 0 if one is. */
export function distanceTo(boxes: readonly Extent[], height: number): number {
  const isSeen = ({ top, height: own }: Extent) => {
    const enough = Math.max(margin, Math.min(edge, own / 3));
    return top + own > header + enough && top < height - enough;
  };
  const [first] = boxes;
  if (!first || boxes.some(isSeen)) return 0;
  const room = height - header;
  const above = first.height < room ? (room - first.height) / 2 : margin;
  return first.top - header - above;
}

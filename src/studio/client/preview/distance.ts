interface Extent {
  top: number;
  height: number;
}

/** In pixels: the page's header lies over its top. */
const header = 80;
const margin = 24;
/** Less of a high box is only its edge. */
const edge = 120;

/** How far a window has to be scrolled until one of the boxes is seen at a third of it; 0 if one is seen. */
export function distanceTo(boxes: readonly Extent[], height: number): number {
  // Above a keyboard, half of the little that is seen is the least.
  const head = Math.min(header, height / 2);
  const room = height - head;
  const isSeen = ({ top, height: own }: Extent) => {
    const enough = Math.min(own, edge, room);
    return top + own >= head + enough && top <= height - enough;
  };
  const [first] = boxes;
  if (!first || boxes.some(isSeen)) return 0;
  const most = Math.max(0, room - first.height - margin);
  return first.top - head - Math.max(Math.min(room / 3, most), Math.min(margin, room / 3));
}

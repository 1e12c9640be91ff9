import { isTurned } from './exif';
import { type FilePart, inMemory, jpegSegments, type ReadAt, viewOf } from './file-parts';
import type { ImageSize } from './size';

interface JpegFrame extends ImageSize {
  isProgressive: boolean;
  colors: number;
}

/** Walks the segments to the frame header; a photo that Exif turns by 90° is shown with its sides swapped. */
export function jpegFrame(head: Uint8Array): JpegFrame | undefined {
  if (head[0] !== 0xff || head[1] !== 0xd8) return undefined;
  const read = inMemory(head);
  let turned: boolean | undefined;
  for (const segment of jpegSegments(read)) {
    const { at, end } = segment;
    if (isExif(segment, read)) turned ??= isTurned(head.subarray(at + 6, end));
    if (!isFrame(segment)) continue;
    const view = viewOf(head.subarray(at, end));
    const [height, width] = [view.getUint16(1), view.getUint16(3)];
    return {
      ...(turned ? { width: height, height: width } : { width, height }),
      // SOF2, SOF6, SOF10 and SOF14
      isProgressive: (Number.parseInt(segment.name, 16) & 3) === 2,
      colors: head[at + 5] ?? 0,
    };
  }
  return undefined;
}

/** SOF0 to SOF15 without the tables that lie between them. */
export const isFrame = ({ name }: FilePart): boolean => /^c[0-35-79-bd-f]$/.test(name);

export const isExif = ({ name, at }: FilePart, read: ReadAt): boolean =>
  name === 'e1' && String.fromCharCode(...read(at, 4)) === 'Exif';

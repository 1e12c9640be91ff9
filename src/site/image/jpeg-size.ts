import type { ImageSize } from './size';

interface JpegFrame extends ImageSize {
  isProgressive: boolean;
  colors: number;
}

export function jpegSize(view: DataView): ImageSize | undefined {
  const frame = jpegFrame(view);
  return frame && { width: frame.width, height: frame.height };
}

/** Walks the segments to the frame header; a photo that Exif turns by 90° is shown with its sides swapped. */
export function jpegFrame(view: DataView): JpegFrame | undefined {
  if (view.byteLength < 2 || view.getUint16(0) !== 0xffd8) return undefined;
  let turned = false;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0xe1) turned ||= isTurned(view, at + 4);
    if (isFrame(marker)) {
      const sides = [view.getUint16(at + 7), view.getUint16(at + 5)] as const;
      const [width, height] = turned ? [sides[1], sides[0]] : sides;
      // SOF2, SOF6, SOF10 and SOF14
      return {
        width,
        height,
        isProgressive: (marker & 3) === 2,
        colors: at + 9 < view.byteLength ? view.getUint8(at + 9) : 0,
      };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15 without the tables that lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isTurned(view: DataView, start: number): boolean {
  if (start + 14 > view.byteLength || view.getUint32(start) !== 0x45786966) return false;
  const tiff = start + 6;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > view.byteLength) return false;
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > view.byteLength) return false;
    const orientation = 0x0112;
    if (view.getUint16(entry, little) === orientation) return view.getUint16(entry + 8, little) >= 5;
  }
  return false;
}

import { jpegSize } from './jpeg-size';
import type { ImageSize } from './size';
import { parseSvg } from './svg-element';
import { svgSize } from './svg-size';

/** Width and height as the header of a picture gives them; undefined when it gives none. */
export function imageSize(path: string, head: Uint8Array): ImageSize | undefined {
  const read = readers[path.slice(path.lastIndexOf('.') + 1)];
  try {
    const size = read?.(new DataView(head.buffer, head.byteOffset, head.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // A header that ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const readers: Record<string, (view: DataView) => ImageSize | undefined> = {
  png: (view) =>
    ascii(view, 0, 8) === '\x89PNG\r\n\x1a\n' && ascii(view, 12, 4) === 'IHDR'
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : undefined,
  gif: (view) =>
    ascii(view, 0, 3) === 'GIF'
      ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
      : undefined,
  jpg: jpegSize,
  jpeg: jpegSize,
  webp: webpSize,
  avif: avifSize,
  svg(view) {
    const { root } = parseSvg(new TextDecoder().decode(view));
    return root && svgSize(root);
  },
};

function ascii(view: DataView, offset: number, length: number): string {
  let text = '';
  for (let at = offset; at < offset + length; at++) text += String.fromCharCode(view.getUint8(at));
  return text;
}

/** RFC 9649: lossy, lossless and extended files keep their size at different places. */
function webpSize(view: DataView): ImageSize | undefined {
  if (ascii(view, 0, 4) !== 'RIFF' || ascii(view, 8, 4) !== 'WEBP') return undefined;
  const uint24 = (offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
  switch (ascii(view, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return undefined;
  }
}

/** ISO 23008-12: the largest `ispe` box is the picture's; smaller ones are its tiles and thumbnails. */
function avifSize(view: DataView): ImageSize | undefined {
  // The length of the first box: text is never so short.
  if (view.getUint16(0) !== 0 || ascii(view, 4, 4) !== 'ftyp') return undefined;
  const ispe = 0x69737065;
  let size: ImageSize | undefined;
  for (let at = 8; at + 16 <= view.byteLength; at++) {
    if (view.getUint8(at) !== 0x69 || view.getUint32(at) !== ispe) continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!size || found.width * found.height > size.width * size.height) size = found;
  }
  return size;
}

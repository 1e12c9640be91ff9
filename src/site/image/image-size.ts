import { avifSize } from './avif-size';
import { isTurned } from './exif';
import { inMemory, pngChunks } from './file-parts';
import { jpegFrame } from './jpeg-size';
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
  png: pngSize,
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

const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function jpegSize(view: DataView): ImageSize | undefined {
  const frame = jpegFrame(bytesOf(view));
  return frame && { width: frame.width, height: frame.height };
}

/** PNG 3: browsers turn it as its Exif says, where that comes before the pixels. */
function pngSize(view: DataView): ImageSize | undefined {
  if (ascii(view, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(view, 12, 4) !== 'IHDR') return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const bytes = bytesOf(view);
  const exif = [...pngChunks(inMemory(bytes))].find(({ name }) => name === 'eXIf');
  const turned = exif !== undefined && isTurned(bytes.subarray(exif.at, exif.end - 4));
  return turned ? { width: height, height: width } : { width, height };
}

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

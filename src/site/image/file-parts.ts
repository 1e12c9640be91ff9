/** Reads bytes of a file; fewer at its end. */
export type ReadAt = (at: number, length: number) => Uint8Array;

export const inMemory =
  (bytes: Uint8Array): ReadAt =>
  (at, length) =>
    bytes.subarray(at, at + length);

/** A segment of a JPEG, a chunk of a PNG or a box of an AVIF. */
export interface FilePart {
  name: string;
  start: number;
  /** Where its data begins. */
  at: number;
  end: number;
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
const nameIn = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(4, 8));

/**
 * The chunks before the first pixels, or before another chunk. Each begins with its length and its name of four
 * letters, and ends with four bytes of check sum.
 */
export function* pngChunks(read: ReadAt, before = 'IDAT'): Generator<FilePart> {
  for (let start = 8, end: number; ; start = end) {
    const bytes = read(start, 8);
    const name = nameIn(bytes);
    if (bytes.length < 8 || !/^[A-Za-z]{4}$/.test(name) || name === before) return;
    end = start + 12 + viewOf(bytes).getUint32(0);
    yield { name, start, at: start + 8, end };
  }
}

/** The boxes of a part of a file. ISO/IEC 14496-12: a length of 1 is followed by the real one, and 0 means the rest. */
export function* boxes(read: ReadAt, from = 0, to = Infinity): Generator<FilePart> {
  for (let start = from, end: number; start < to; start = end) {
    const bytes = read(start, 16);
    if (bytes.length < 8) return;
    const length = viewOf(bytes).getUint32(0);
    const isLong = length === 1 && bytes.length === 16;
    const at = start + (isLong ? 16 : 8);
    end = length === 0 ? to : start + (isLong ? Number(viewOf(bytes).getBigUint64(8)) : length);
    if (end < at) return;
    yield { name: nameIn(bytes), start, at, end };
  }
}

/** Of bytes between segments, which decoders skip. What has more is no picture, and would take long to read. */
const mostStray = 64 * 1024;

/** The segments before the first pixels, by the number of their marker. */
export function* jpegSegments(read: ReadAt): Generator<FilePart> {
  for (let start = 2, stray = 0; stray < mostStray; ) {
    const bytes = read(start, 4);
    if (bytes.length < 4) return;
    const [first, marker = 0] = bytes;
    // Without a length: filling, an escaped byte, TEM, RST and SOI
    const isBare = marker === 0xff || marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
    if (first !== 0xff || isBare) {
      start += first === 0xff && marker !== 0xff ? 2 : 1;
      stray++;
      continue;
    }
    const end = start + 2 + viewOf(bytes).getUint16(2);
    yield { name: marker.toString(16), start, at: start + 4, end };
    // SOS and EOI
    if (marker === 0xda || marker === 0xd9) return;
    start = end;
  }
}

import { boxes, type FilePart, jpegSegments, pngChunks, type ReadAt } from './file-parts';
import { isExif, isFrame } from './jpeg-size';

/** In bytes: what is read of every file, and of a part of a picture. */
const [shortest, longestPart] = [64 * 1024, 4_000_000];

/** A photo of a camera has some hundred. */
const mostParts = 10_000;

interface Format {
  start: RegExp;
  /** How many bytes come before its first part. */
  before: number;
  parts: (read: ReadAt) => Iterable<FilePart>;
  isRead: (part: FilePart, read: ReadAt) => boolean;
}

/** Where a profile, a preview or a comment may be longer than what is read of every file. */
const formats: readonly Format[] = [
  {
    start: /^\xff\xd8/,
    before: 2,
    parts: jpegSegments,
    isRead: (part, read) => isFrame(part) || isExif(part, read),
  },
  {
    start: /^\x89PNG/,
    before: 8,
    parts: pngChunks,
    isRead: ({ name }) => /^(IHDR|acTL|tRNS|eXIf)$/.test(name),
  },
  { start: /^.{4}ftypavi/s, before: 0, parts: boxes, isRead: ({ name }) => /^(ftyp|meta)$/.test(name) },
];

/**
 * The first bytes of a file; of a picture whose header may be further on, only the parts that say what it is. Goes from
 * part to part and reads no others.
 */
export function pictureHead(readFile: ReadAt): Uint8Array {
  const first = readFile(0, shortest);
  if (first.length < shortest) return first;
  const start = String.fromCharCode(...first.subarray(0, 12));
  const format = formats.find((each) => each.start.test(start));
  if (!format) return first;
  const read: ReadAt = (at, length) =>
    at + length <= first.length ? first.subarray(at, at + length) : readFile(at, length);
  const kept = [first.subarray(0, format.before)];
  let count = 0;
  for (const part of format.parts(read)) {
    if (++count > mostParts) break;
    if (format.isRead(part, read)) kept.push(read(part.start, Math.min(part.end - part.start, longestPart)));
  }
  const head = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of kept) {
    head.set(part, at);
    at += part.length;
  }
  return head;
}

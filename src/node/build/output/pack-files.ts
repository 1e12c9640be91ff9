import type { StagedFile } from './stage-file';

/** A part of a file's content. Bytes are sent to the thread only once, so they are for what many files share. */
export type Piece = string | Uint8Array;

export interface FileContent {
  file: StagedFile;
  pieces: readonly Piece[];
}

/** Where a piece is: a range in the bytes of its pack, or its number among the shared pieces. */
export type PieceRef = [start: number, end: number] | number;

/** Many files as one message to a thread. */
export interface Pack {
  bytes: Buffer<ArrayBuffer>;
  used: number;
  files: { file: StagedFile; pieces: PieceRef[] }[];
  /** Shared pieces that no pack had before, in the order of their numbers. */
  shared: Uint8Array[];
}

/** In bytes: about thirty pages. */
export const packSize = 1024 * 1024;

/** The most that UTF-8 needs for one code unit of a string. */
const bytesOfCodeUnit = 3;

/** Packs files as they come. `free` holds the memory of packs that are no longer used. */
export function* packFiles(contents: Iterable<FileContent>, free: Buffer<ArrayBuffer>[]): Generator<Pack> {
  const numbers = new Map<Uint8Array, number>();
  let pack: Pack | undefined;
  for (const { file, pieces } of contents) {
    const size = largestSize(pieces);
    if (pack && pack.used + size > pack.bytes.length) {
      yield pack;
      pack = undefined;
    }
    pack ??= { bytes: allocate(size, free), used: 0, files: [], shared: [] };
    pack.files.push({ file, pieces: addPieces(pieces, pack, numbers) });
  }
  if (pack) yield pack;
}

function largestSize(pieces: readonly Piece[]): number {
  let size = 0;
  for (const piece of pieces) if (typeof piece === 'string') size += bytesOfCodeUnit * piece.length;
  return size;
}

const allocate = (size: number, free: Buffer<ArrayBuffer>[]) =>
  size > packSize ? Buffer.allocUnsafeSlow(size) : (free.pop() ?? Buffer.allocUnsafeSlow(packSize));

function addPieces(pieces: readonly Piece[], pack: Pack, numbers: Map<Uint8Array, number>): PieceRef[] {
  const refs: PieceRef[] = [];
  for (const piece of pieces) {
    const last = refs.at(-1);
    if (typeof piece !== 'string') refs.push(numberOf(piece, pack, numbers));
    else {
      const start = pack.used;
      pack.used += pack.bytes.write(piece, start);
      if (typeof last === 'object') last[1] = pack.used;
      else refs.push([start, pack.used]);
    }
  }
  return refs;
}

function numberOf(piece: Uint8Array, { shared }: Pack, numbers: Map<Uint8Array, number>): number {
  const known = numbers.get(piece);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(piece, number);
  shared.push(piece);
  return number;
}

/** Reads packs in the order they were made, and returns the pieces of each file. */
export function createUnpack(): (pack: Pack) => { file: StagedFile; pieces: Uint8Array[] }[] {
  const shared: Uint8Array[] = [];
  const none = new Uint8Array();
  return (pack) => {
    shared.push(...pack.shared);
    const pieceOf = (ref: PieceRef) =>
      typeof ref === 'number' ? (shared[ref] ?? none) : pack.bytes.subarray(...ref);
    return pack.files.map(({ file, pieces }) => ({ file, pieces: pieces.map(pieceOf) }));
  };
}

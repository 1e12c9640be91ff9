import type { StagedFile } from './stage-file';

/** A part of a file's content. Bytes are handed over once for all files: they are for what many share. */
export type Piece = string | Uint8Array;

/** Apart, so that a file's content can be forgotten before the file is written. */
export interface Staging<File extends StagedFile> {
  file: File;
  pieces: readonly Piece[];
}

/** Where a piece lies: from where to where among the bytes of its pack, or its number among those that are shared. */
export type Place = [start: number, end: number] | number;

export interface Pack<File extends StagedFile> {
  bytes: Buffer<ArrayBuffer>;
  used: number;
  files: { file: File; places: Place[] }[];
  /** Bytes that no pack before had, in the order of their numbers. */
  shared: Uint8Array[];
}

/** In bytes: some thirty pages. */
export const packSize = 1024 * 1024;

/** In UTF-8 what JavaScript counts as one sign takes no more bytes. */
const bytesOfSign = 3;

/** Packs files as they come. `free` is room of packs that are done with. */
export function* packFiles<File extends StagedFile>(
  stagings: Iterable<Staging<File>>,
  free: Buffer<ArrayBuffer>[],
): Generator<Pack<File>> {
  const numbers = new Map<Uint8Array, number>();
  let pack: Pack<File> | undefined;
  for (const { file, pieces } of stagings) {
    const room = roomFor(pieces);
    if (pack && pack.used + room > pack.bytes.length) {
      yield pack;
      pack = undefined;
    }
    pack ??= { bytes: openRoom(room, free), used: 0, files: [], shared: [] };
    pack.files.push({ file, places: placePieces(pieces, pack, numbers) });
  }
  if (pack) yield pack;
}

function roomFor(pieces: readonly Piece[]): number {
  let room = 0;
  for (const piece of pieces) if (typeof piece === 'string') room += bytesOfSign * piece.length;
  return room;
}

const openRoom = (room: number, free: Buffer<ArrayBuffer>[]) =>
  room > packSize ? Buffer.allocUnsafeSlow(room) : (free.pop() ?? Buffer.allocUnsafeSlow(packSize));

function placePieces(
  pieces: readonly Piece[],
  pack: Pack<StagedFile>,
  numbers: Map<Uint8Array, number>,
): Place[] {
  const places: Place[] = [];
  for (const piece of pieces) {
    const last = places.at(-1);
    if (typeof piece !== 'string') places.push(numberOf(piece, pack, numbers));
    else {
      const start = pack.used;
      pack.used += pack.bytes.write(piece, start);
      if (typeof last === 'object') last[1] = pack.used;
      else places.push([start, pack.used]);
    }
  }
  return places;
}

function numberOf(piece: Uint8Array, { shared }: Pack<StagedFile>, numbers: Map<Uint8Array, number>): number {
  const known = numbers.get(piece);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(piece, number);
  shared.push(piece);
  return number;
}

/** Texts that are needed again, as far as there is room for them. */
export interface KeptTexts {
  keep(path: string, bytes: Uint8Array): void;
  get(path: string): string | undefined;
}

/** The pages of a site of some 20,000, in bytes. */
const room = 64 * 1024 * 1024;

/** Texts lie together: one piece of memory for each would cost as much as reading its file again. */
const pieceSize = 1024 * 1024;

export function keptTexts(): KeptTexts {
  const texts = new Map<string, Buffer>();
  let piece = Buffer.alloc(0);
  let used = 0;
  let left = room;
  return {
    keep(path, bytes) {
      if (bytes.length > left || bytes.length > pieceSize) return;
      left -= bytes.length;
      if (used + bytes.length > piece.length) {
        piece = Buffer.allocUnsafeSlow(pieceSize);
        used = 0;
      }
      piece.set(bytes, used);
      texts.set(path, piece.subarray(used, used + bytes.length));
      used += bytes.length;
    },
    get: (path) => texts.get(path)?.toString(),
  };
}

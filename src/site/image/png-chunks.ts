interface PngChunk {
  name: string;
  /** Where its data begins. */
  at: number;
}

/**
 * The chunks before the first pixels. Each begins with its length and its name of four letters, and ends with four
 * bytes of check sum.
 */
export function pngChunks(head: Uint8Array): PngChunk[] {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...head.subarray(at + 4, at + 8));
    if (name === 'IDAT' || !/^[A-Za-z]{4}$/.test(name)) break;
    chunks.push({ name, at: at + 8 });
  }
  return chunks;
}

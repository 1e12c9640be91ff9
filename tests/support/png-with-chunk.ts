import { crc32 } from 'node:zlib';

/** Puts a chunk in front of the first pixels of a PNG. */
export function pngWithChunk(png: Buffer, name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  const at = png.indexOf('IDAT') - 4;
  return Buffer.concat([
    png.subarray(0, at),
    around.subarray(0, 4),
    body,
    around.subarray(4),
    png.subarray(at),
  ]);
}

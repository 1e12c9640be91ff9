import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes on the wire; a lower quality than the highest (11) is quick and an upper bound. */
export const brotliBytes = (content: string | Uint8Array, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Bytes on the wire of every script in an output, by the chunk's name without its hash. */
export function scriptSizes(outDir: string): Map<string, number> {
  const folder = join(outDir, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    scripts
      .sort()
      .map((file) => [file.replace(/-[\w-]{8}\.js$/, ''), brotliBytes(readFileSync(join(folder, file)))]),
  );
}

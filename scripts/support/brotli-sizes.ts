import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const brotliSize = (file: string) => brotliCompressSync(readFileSync(file)).length;

/** Bytes on the wire of every script in an output, by the chunk's name without its hash. */
export function scriptSizes(outDir: string): Map<string, number> {
  const folder = join(outDir, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return new Map(
    scripts.sort().map((file) => [file.replace(/-[\w-]{8}\.js$/, ''), brotliSize(join(folder, file))]),
  );
}

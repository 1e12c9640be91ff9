import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { UsageError } from '../../src/node/content/content-error';
import { baseOf } from '../../src/node/host/header-file';
import { outputRules } from '../../src/node/serve/preview-server';
import config from '../../vite.config';

export const defaultPort = 4173;

/** Serves a built output and prints its address. */
export async function previewOutput({
  outDir = 'dist',
  port,
}: {
  outDir?: string;
  port: number;
}): Promise<void> {
  if (!existsSync(join(outDir, 'index.html')))
    throw new UsageError(`There is nothing to serve in ${resolve(outDir)}. Run: npm run build`);
  try {
    const server = await preview({
      ...config,
      configFile: false,
      build: { outDir },
      preview: { port, strictPort: true },
    });
    const [address] = server.resolvedUrls?.local ?? [];
    console.log(`Serving ${outDir} at ${address?.replace(/\/$/, '')}${baseOf(outputRules(outDir))}`);
  } catch (error) {
    throw occupied(error, port);
  }
}

/** Vite says that a port is in use by an error's message only. */
export const occupied = (error: unknown, port: number): unknown =>
  error instanceof Error && /is already in use|EADDRINUSE/.test(error.message)
    ? new UsageError(`Port ${port} is in use. Choose another with --port.`)
    : error;

import { type PreviewServer, preview, type ViteDevServer } from 'vite';
import { readPort } from '../../src/node/base/command/read-number';
import { UsageError } from '../../src/node/base/content/content-error';
import { baseOf } from '../../src/node/build/host/header-file';
import { openBrowser } from '../../src/node/serve/open-browser';
import { outputRules } from '../../src/node/serve/preview-server';
import config from '../../vite.config';
import { requireBuilt } from './require-built';

export const defaultPort = 4173;

interface Served {
  outDir: string;
  port: string | undefined;
  host: string | undefined;
  open: boolean;
}

/** Serves a built output and prints its addresses. */
export async function previewOutput({ outDir, port: given, host, open }: Served): Promise<undefined> {
  const port = readPort(given, defaultPort);
  requireBuilt(outDir, 'serve');
  try {
    const server = await preview({
      ...config,
      configFile: false,
      build: { outDir },
      preview: { port, strictPort: true, ...(host !== undefined && { host }) },
    });
    const base = baseOf(outputRules(outDir));
    const addresses = addressesOf(server).map((address) => address.replace(/\/$/, '') + base);
    console.log(`Serving ${outDir} at ${addresses.join(' and ')}`);
    const [address] = addresses;
    if (open && address !== undefined) openBrowser(address);
  } catch (error) {
    throw occupied(error, port);
  }
}

/** Where a server answers: this machine's own address first, if it is one of them. */
export const addressesOf = ({ resolvedUrls }: ViteDevServer | PreviewServer): string[] => [
  ...(resolvedUrls?.local ?? []),
  ...(resolvedUrls?.network ?? []),
];

/** Vite says why it can't listen by an error's message only. */
export function occupied(error: unknown, port: number): unknown {
  const reason = error instanceof Error ? error.message : '';
  if (/is already in use|EADDRINUSE/.test(reason))
    return new UsageError(`Port ${port} is in use. Choose another with --port.`);
  if (/EADDRNOTAVAIL|ENOTFOUND/.test(reason))
    return new UsageError('This machine does not have the address of --host. Name one of its own.');
  return error;
}

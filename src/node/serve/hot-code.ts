import type { DevEnvironment, HotUpdateOptions, RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { SiteChange } from '../../app/browser/dev-updates';
import { isServerCode } from './watch-code';

export interface HotCode {
  /** Loads what renders pages, to see whether it can be loaded. */
  check(): Promise<unknown>;
  /** A style sheet was added or deleted. */
  sheetsChanged(): void;
}

/** The markup around header, page and footer. An open page can't replace it. */
const isFrame = (path: string) => /^src\/app\/(server\/[^/]+|shared\/head\.ts)$/.test(path);

/** Gives the modules that Vite is to update; undefined leaves the choice to it. */
export type HotUpdate = (environment: DevEnvironment, options: HotUpdateOptions) => [] | undefined;

/**
 * Shows edited code in the open pages. Vite replaces what runs in the browser; what only the server renders comes to
 * them as edited content does, and for the rest of the document they are loaded again.
 */
export function createHotUpdate(
  server: ViteDevServer,
  ssr: RunnableDevEnvironment,
  { check, sheetsChanged }: HotCode,
): HotUpdate {
  const { root } = server.config;

  async function show(path: string): Promise<void> {
    try {
      await check();
    } catch (error) {
      sendError(server, error);
      return;
    }
    const data: SiteChange = { chrome: true };
    server.ws.send(isFrame(path) ? { type: 'full-reload' } : { type: 'custom', event: 'site:update', data });
  }

  return (environment, { type, file, modules, timestamp }) => {
    const path = file.slice(root.length + 1);
    if (isServerCode(path)) return [];
    if (environment !== ssr) return undefined;
    if (type !== 'update' && path.endsWith('.css')) {
      sheetsChanged();
      server.ws.send({ type: 'full-reload' });
    }
    if (modules.length === 0) return undefined;
    // At once, because Vite would not say when it has done so.
    for (const module of modules) ssr.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
    ssr.runner.clearCache();
    show(path);
    return [];
  };
}

/** Covers the page with the mistake until it is corrected. */
function sendError(server: ViteDevServer, error: unknown): void {
  const { message, stack = '', ...rest } = error instanceof Error ? error : new Error(String(error));
  server.ws.send({ type: 'error', err: { ...rest, message, stack } });
}

import { buildTemporarySite } from '../built-site';
import { startServer } from '../server';
import { type Endpoint, startEndpoint } from './endpoint';

/** Builds a generated site, which `edit` may change before, and serves it behind an endpoint until that stops. */
export async function serveWithEndpoint(edit: (content: string) => void): Promise<Endpoint> {
  const site = await buildTemporarySite(edit);
  const server = await startServer('preview', ['--outDir', site.outDir]);
  const endpoint = await startEndpoint(server.url);
  return {
    ...endpoint,
    async stop() {
      await endpoint.stop();
      await server.stop();
      site.remove();
    },
  };
}

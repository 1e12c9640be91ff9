import { rmSync } from 'node:fs';
import { generateSite } from '../../../scripts/generate-site';
import { runCommand } from '../../support/run-command';
import { startServer } from '../../support/server';
import { makeTemporaryFolder } from '../../support/temporary-site';
import { type Endpoint, startEndpoint } from './endpoint';

/** Builds a generated site, which `edit` may change before, and serves it behind an endpoint until that stops. */
export async function serveWithEndpoint(edit: (content: string) => void): Promise<Endpoint> {
  const content = makeTemporaryFolder();
  const outDir = makeTemporaryFolder();
  generateSite(content, 1);
  edit(content);
  const { code, stdout, stderr } = await runCommand('build', ['--outDir', outDir], {
    SITE_CONTENT: content,
  });
  if (code !== 0) throw new Error(stdout + stderr);
  const server = await startServer('preview', ['--outDir', outDir]);
  const endpoint = await startEndpoint(server.url);
  return {
    ...endpoint,
    async stop() {
      await endpoint.stop();
      await server.stop();
      for (const folder of [content, outDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

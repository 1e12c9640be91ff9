import { rmSync } from 'node:fs';
import { runCommand } from '../../support/run-command';
import { type RunningServer, startServer } from '../../support/server';
import { makeTemporaryFolder } from '../../support/temporary-site';

/** Builds a content folder into a temporary one and serves it; both are removed when it stops. */
export async function serveContent(content: string): Promise<RunningServer> {
  const outDir = makeTemporaryFolder();
  const { code, stdout, stderr } = await runCommand('build', ['--outDir', outDir], {
    SITE_CONTENT: content,
  });
  if (code !== 0) throw new Error(stdout + stderr);
  const { url, stop } = await startServer('preview', ['--outDir', outDir]);
  return {
    url,
    async stop() {
      await stop();
      for (const folder of [content, outDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteContent } from '../../../src/site/schema/types.gen';
import { editJson } from '../../support/built-site';
import { startServer } from '../../support/server';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';

test('npm start serves pages before it draws their link pictures, and nothing goes on without it', async () => {
  const content = temporarySite(60);
  // No picture is in the cache.
  editJson(content, 'site.json', ({ site }: SiteContent) => {
    site.name = randomUUID();
  });
  const outDir = join(temporaryFolder(), 'dist');
  const builds = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split(outDir).length - 1;
  const server = await startServer('start', ['--outDir', outDir], { SITE_CONTENT: content });
  try {
    expect((await fetch(`${server.url}/services/service-59`)).status).toBe(200);
    expect(server.printed()).toMatch(/Drawing 6\d link pictures meanwhile/);
    // The server, and what draws.
    await expect.poll(builds).toBe(2);
  } finally {
    await server.stop();
  }
  // To draw them all takes longer.
  await expect.poll(builds, { timeout: 1000, interval: 20 }).toBe(0);
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { generateSite, serviceFile } from './generate-site';
import { type StartedServer, startServer } from './server';
import { makeTemporaryFolder } from './temporary-site';

export interface DevSite {
  /** Its content folder, which tests edit. */
  content: string;
  /** The file of the page `/services/service-0`. */
  service: string;
  server(): StartedServer;
}

/** Serves a generated site to all tests of a file. */
export function serveDevSite(): DevSite {
  const content = makeTemporaryFolder();
  let server: StartedServer | undefined;
  beforeAll(async () => {
    generateSite(content, 3);
    server = await startServer('dev', [], { SITE_CONTENT: content });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(content, { recursive: true });
  });
  return {
    content,
    service: join(content, serviceFile(0)),
    server() {
      if (!server) throw new Error('The server is started before the first test.');
      return server;
    },
  };
}

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { journalFolder } from '../../../src/studio/server/open-studio';
import { fixtures } from '../fixtures';
import { type StartedServer, startServer } from '../server';
import { makeTemporaryFolder } from '../temporary-site';

/** A studio on a copy of the fixture site, or of another folder. */
export interface StartedStudio {
  /** Alone in a folder of its own. */
  folder: string;
  server: StartedServer;
  /** Ends it, and removes the copy and its journal. */
  remove(): Promise<void>;
}

/** `prepare` gets the copy before it is opened. */
export async function startStudio(
  content = join(fixtures, 'site'),
  prepare: (folder: string) => void = () => {},
): Promise<StartedStudio> {
  const above = makeTemporaryFolder();
  const folder = join(above, 'content');
  cpSync(content, folder, { recursive: true });
  prepare(folder);
  const server = await startServer('edit', ['--no-open', '--content', folder]);
  return {
    folder,
    server,
    async remove() {
      await server.stop();
      rmSync(above, { recursive: true, force: true });
      rmSync(journalFolder('.', folder), { recursive: true, force: true });
    },
  };
}

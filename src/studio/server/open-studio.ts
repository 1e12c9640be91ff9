import { hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../node/base/code/cache-folder.mjs';
import { contentLock } from '../../node/base/content/content-folder';
import { openContent } from '../../node/base/content/open-content';
import { realPath } from '../../node/base/disk/paths';
import { openBrowser } from '../../node/serve/open-browser';
import { loadStudioBundle } from './bundle/studio-bundle';
import { createEditServer } from './edit-server';
import { createPageRenderer } from './rendering/page-renderer';
import { studioPath } from './studio-path';
import { openFolderWorkspace } from './workspace/folder-workspace';
import { takeLocks } from './workspace/lock';
import { unwrittenWords } from './workspace/unwritten-words';

export interface Studio {
  address: string;
  /** Opens it in the browser of this machine. */
  show(): void;
  /** Resolves when it was ended, and everything is written that can be. */
  closed: Promise<void>;
  close(): Promise<void>;
}

/** Where the studio of a content folder keeps what was changed, and what was removed, whatever path leads there. */
export const journalFolder = (root: string, folder: string): string => namedFolder(root, realPath(folder));

const namedFolder = (root: string, name: string) => join(root, '.edit', hash('sha1', name).slice(0, 16));

/** Its name was once made of the path as it was given, with its links. */
function openHome(root: string, folder: string): string {
  const home = journalFolder(root, folder);
  const earlier = namedFolder(root, folder);
  if (!existsSync(home) && existsSync(earlier)) renameSync(earlier, home);
  return home;
}

/** Starts the studio on a content folder: a server on this machine alone. Throws a UsageError if it can't. */
export async function openStudio(place: {
  root: string;
  folder: string;
  port: number;
  /** The instant that is today. */
  at?: number | undefined;
}): Promise<Studio> {
  const { root, folder, port, at } = place;
  openContent(folder);
  const home = openHome(root, folder);
  const lock = await takeLocks([contentLock(folder), join(home, 'lock')]);
  try {
    const bundle = await loadStudioBundle(root, join(cacheFolder(root), 'site'));
    const workspace = openFolderWorkspace(
      folder,
      join(home, 'journal.ndjson'),
      (files) => createPageRenderer(folder, files, bundle.server, bundle.assetsFor),
      at,
    );
    const server = createEditServer(folder, workspace, bundle);
    server.listen(port, 'localhost');
    // Otherwise its watchers keep this process alive.
    server.once('error', () => workspace.close());
    await once(server, 'listening');
    const found = server.address();
    const address = `http://localhost:${typeof found === 'object' && found ? found.port : port}${studioPath}`;
    lock.answersAt(address);
    let end = () => {};
    const closed = new Promise<void>((done) => {
      end = done;
    });
    const close = async () => {
      server.closeAllConnections();
      server.close();
      try {
        workspace.save();
      } catch (error) {
        // The journal has it.
        console.error(unwrittenWords(error));
      }
      try {
        workspace.close();
        lock.release();
      } finally {
        end();
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
    return { address, show: () => openBrowser(address), closed, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { changedBetween, stampsBelow } from '../base/content/folder-stamps';
import { watchFolder } from '../base/content/watch-folder';

/** In milliseconds. */
const settle = 20;

/**
 * Tells Vite of changes in `src`. Its own watcher takes one of the system's for each file of the project, tests too, and
 * misses the second of two quick changes. Returns a function that stops it.
 */
export function watchSource(server: ViteDevServer): () => void {
  const folder = join(server.config.root, 'src');
  let before = stampsBelow(folder);
  return watchFolder(folder, settle, () => {
    const now = stampsBelow(folder);
    for (const path of changedBetween(before, now)) {
      const event = !now.has(path) ? 'unlink' : before.has(path) ? 'change' : 'add';
      server.watcher.emit(event, join(folder, path));
    }
    before = now;
  });
}

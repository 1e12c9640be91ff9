import { type Stats, statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

/** In milliseconds: a little more than the time after a change in which Vite's watcher drops another of the same file. */
const dropped = 60;

/** Looks at each changed file once more, because a formatter may write it right after an editor has saved it. */
export function seeQuickChanges(watcher: ViteDevServer['watcher']): void {
  const waiting = new Set<string>();
  // On some systems the event does not say what was seen.
  watcher.on('change', (file: string, seen = statsOf(file)) => {
    if (waiting.has(file)) return;
    waiting.add(file);
    setTimeout(() => {
      waiting.delete(file);
      const now = statsOf(file);
      if (now && now.mtimeMs !== seen?.mtimeMs) watcher.emit('change', file, now);
    }, dropped).unref();
  });
}

/** Undefined for a file that is gone, or being deleted. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Files change in bursts; this is long enough for an editor to write several at once. In milliseconds. */
const settle = 5;

/** The watcher tells of one change of a file in 50 ms and drops the others. In milliseconds. */
const throttled = 60;

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/** Calls `onChange` after every change below a folder, and again when a file was written once more meanwhile. */
export function watchContent(watcher: ViteDevServer['watcher'], folder: string, onChange: () => void): void {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const run = () => {
    const read = [...pending].map((path) => [path, changedAt(path)] as const);
    pending.clear();
    onChange();
    setTimeout(() => {
      for (const [path, time] of read) if (changedAt(path) !== time) notice(path);
    }, throttled);
  };
  const notice = (path: string) => {
    pending.add(path);
    clearTimeout(timer);
    timer = setTimeout(run, settle);
  };

  watcher.add(folder);
  // What was written while the watcher got ready is in none of its events.
  watcher.once('ready', run);
  watcher.on('all', (_event, path) => {
    if (!relative(folder, path).startsWith('..')) notice(path);
  });
}

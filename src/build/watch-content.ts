import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Files change in bursts; this is long enough for an editor to write several at once. In milliseconds. */
const settle = 5;

/** The watcher tells of one change of a file in 50 ms and drops the others. In milliseconds. */
const throttled = 60;

/** The watcher reaches folders in folders some time after it says it is ready. In milliseconds. */
const startUp = [0, 300, 1500];

const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Differs when a file was added, deleted or written. */
function stamp(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  const times = files.map(({ parentPath, name }) => changedAt(join(parentPath, name)));
  return `${times.length} ${times.reduce((last, time) => Math.max(last, time), 0)}`;
}

/**
 * Calls `onChange` after every change below a folder, and again when a file was written once more meanwhile. It is
 * told which files have changed, unless that is not known.
 */
export function watchContent(
  watcher: ViteDevServer['watcher'],
  folder: string,
  onChange: (changed: ReadonlySet<string> | undefined) => void,
): void {
  const inFolder = (path: string) => relative(folder, path).split(sep).join('/');
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const run = (isAll: boolean) => {
    const read = [...pending].map((path) => [path, changedAt(path)] as const);
    pending.clear();
    onChange(isAll ? undefined : new Set(read.map(([path]) => inFolder(path))));
    setTimeout(() => {
      for (const [path, time] of read) if (changedAt(path) !== time) notice(path);
    }, throttled);
  };
  const notice = (path: string) => {
    pending.add(path);
    clearTimeout(timer);
    timer = setTimeout(run, settle, false);
  };

  watcher.add(folder);
  watcher.on('all', (_event, path) => {
    if (!inFolder(path).startsWith('..')) notice(path);
  });

  let known = stamp(folder);
  const catchUp = () => {
    const now = stamp(folder);
    if (now === known) return;
    known = now;
    run(true);
  };
  watcher.once('ready', () => {
    for (const delay of startUp) setTimeout(catchUp, delay);
  });
}

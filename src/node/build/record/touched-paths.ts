import type { StampTable } from '../../base/disk/file-stamp';
import { onSilentEnd, startThread } from '../start-worker';
import { type StampedFolder, touchedIn } from './compare-stamps';

/** From so many paths on, a thread saves more time than it takes to start. */
const worthAThread = 4_000;

/** The paths below a folder that have changed since the tables were made. Many are compared in a thread. */
export function touchedPaths(folder: string, tables: readonly StampTable[]): Promise<ReadonlySet<string>> {
  const count = tables.reduce((sum, { paths }) => sum + paths.length, 0);
  const touched = (count < worthAThread ? compareHere : compareInThread)({ folder, tables });
  // A build that fails before it needs the answer never awaits it.
  touched.catch(() => {});
  return touched;
}

const compareHere = async (stamped: StampedFolder): Promise<ReadonlySet<string>> => touchedIn(stamped);

const compareInThread = (stamped: StampedFolder) =>
  new Promise<ReadonlySet<string>>((resolve, reject) => {
    const thread = startThread('record/touched-worker', stamped);
    thread.on('message', resolve);
    thread.on('error', reject);
    onSilentEnd(thread, reject);
  });

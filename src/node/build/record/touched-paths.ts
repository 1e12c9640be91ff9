import { statOf } from '../../base/disk/stat-of';
import { onSilentEnd, startThread } from '../start-worker';
import { type RecordedFolder, type Touched, touchedIn } from './compare-stamps';

/** In bytes of the record: from some 4,000 paths on, a thread saves more time than it takes to start. */
const worthAThread = 400_000;

/** What has changed below a folder since the record of its files was written. Many are compared in a thread. */
export function touchedPaths(folder: string, file: string): Promise<Touched | undefined> {
  const isLarge = (statOf(file)?.size ?? 0) >= worthAThread;
  const touched = (isLarge ? compareInThread : compareHere)({ folder, file });
  // A build that fails before it needs the answer never awaits it.
  touched.catch(() => {});
  return touched;
}

const compareHere = async (recorded: RecordedFolder): Promise<Touched | undefined> => touchedIn(recorded);

const compareInThread = (recorded: RecordedFolder) =>
  new Promise<Touched | undefined>((resolve, reject) => {
    const thread = startThread('record/touched-worker', recorded);
    thread.on('message', resolve);
    thread.on('error', reject);
    onSilentEnd(thread, reject);
  });

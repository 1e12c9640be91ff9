import { fileStamp, type StampTable } from '../disk/file-stamp';
import { startThread } from '../start-worker';

/** From so many paths on, a thread saves more time than it takes to start. */
const worthAThread = 4_000;

export interface StampedFolder {
  folder: string;
  tables: readonly StampTable[];
}

/** The paths below a folder that have changed since the tables were made. Many are compared in a thread. */
export function touchedPaths(folder: string, tables: readonly StampTable[]): Promise<ReadonlySet<string>> {
  const count = tables.reduce((sum, { paths }) => sum + paths.length, 0);
  const stamped = { folder, tables };
  const touched = count < worthAThread ? compare(stamped) : compareInThread(stamped);
  // A build that fails before it needs the answer never awaits it.
  touched.catch(() => {});
  return touched;
}

export const compareStamps = ({ folder, tables }: StampedFolder): Set<string> =>
  new Set(
    tables.flatMap(({ paths, stamps }) =>
      paths.filter((path, index) => fileStamp(`${folder}/${path}`) !== stamps[index]),
    ),
  );

const compare = async (stamped: StampedFolder) => compareStamps(stamped);

const compareInThread = (stamped: StampedFolder) =>
  new Promise<ReadonlySet<string>>((resolve, reject) => {
    const thread = startThread('record/touched-worker', stamped);
    thread.on('message', resolve);
    thread.on('error', reject);
  });

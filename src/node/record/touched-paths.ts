import { Worker } from 'node:worker_threads';
import type { StampTable } from '../disk/file-stamp';
import { fileStamp, stampOf } from '../disk/file-stamp';

/** A thread takes as long to start as so many paths to look at. */
const worthAThread = 4_000;

/** Runs in the thread, which knows no TypeScript. */
const code = `
  const { statSync } = require('node:fs');
  const { parentPort, workerData: { folder, tables } } = require('node:worker_threads');
  const stampOf = ${stampOf};
  const stampAt = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && stampOf(stats);
  };
  parentPort.postMessage(
    tables.flatMap(({ paths, stamps }) => paths.filter((path, index) => stampAt(folder + '/' + path) !== stamps[index])),
  );
`;

/** What below a folder is not as it was; many paths are looked at beside the main thread. */
export async function touchedPaths(
  folder: string,
  tables: readonly StampTable[],
): Promise<ReadonlySet<string>> {
  const all = tables.reduce((sum, { paths }) => sum + paths.length, 0);
  if (all < worthAThread) return new Set(tables.flatMap((table) => touchedOf(folder, table)));
  const worker = new Worker(code, { eval: true, execArgv: [], workerData: { folder, tables } });
  return new Promise((resolve, reject) => {
    worker.on('message', (touched: string[]) => resolve(new Set(touched)));
    worker.on('error', reject);
  });
}

const touchedOf = (folder: string, { paths, stamps }: StampTable): string[] =>
  paths.filter((path, index) => fileStamp(`${folder}/${path}`) !== stamps[index]);

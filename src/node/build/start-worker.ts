import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { workers } from './bundle/bundled-code.mjs';

export type WorkerName = (typeof workers)[number];

/** '.mjs' when compiled; '.ts' in tests, which run the source. */
const extension = extname(import.meta.filename);
const isSource = extension === '.ts';

/** Compiled workers lie beside this module just as their sources do. */
const fileOf = (name: WorkerName) => join(import.meta.dirname, name + extension);

/** In a thread `--import tsx` has no effect, and tsx starts twice as fast this way. */
const requireSource = (file: string) => `require('tsx/cjs'); require(${JSON.stringify(file)});`;

/** Starts a worker in a thread, where it reads `data` as `workerData`. This process's own options don't reach it. */
export function startThread(name: WorkerName, data?: unknown): Worker {
  const file = fileOf(name);
  const options = { workerData: data, execArgv: [] };
  return isSource ? new Worker(requireSource(file), { ...options, eval: true }) : new Worker(file, options);
}

/** Calls `fail` when a thread ends before it has answered: it says nothing else when its code ends the process. */
export const onSilentEnd = (thread: Worker, fail: (error: Error) => void): Worker =>
  thread.once('exit', (code) => fail(new Error(`A thread ended with ${code} before it answered.`)));

/** Starts a worker in a process: if it crashes, this one goes on. */
export const startProcess = (name: WorkerName): ChildProcess =>
  fork(fileOf(name), { cwd: import.meta.dirname, execArgv: isSource ? ['--import', 'tsx'] : [] });

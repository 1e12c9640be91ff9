import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundled } from '../base/code/bundled.mjs';

/** Modules beside this one whose names end with `-worker`: the bundler makes a file of each. */
export type WorkerName = 'output/stage-worker' | 'photos/encode-worker' | 'record/touched-worker';

/** Bundled workers lie beside this module just as their sources do. Tests run the source of this module. */
const fileOf = (name: WorkerName) =>
  extname(import.meta.filename) === '.ts'
    ? bundled(join(import.meta.dirname, '../../..'), `src/node/build/${name}.ts`)
    : join(import.meta.dirname, `${name}.mjs`);

/** Starts a worker in a thread, where it reads `data` as `workerData`. This process's own options don't reach it. */
export const startThread = (name: WorkerName, data?: unknown): Worker =>
  new Worker(fileOf(name), { workerData: data, execArgv: [] });

/** Calls `fail` when a thread ends before it has answered: it says nothing else when its code ends the process. */
export const onSilentEnd = (thread: Worker, fail: (error: Error) => void): Worker =>
  thread.once('exit', (code) => fail(new Error(`A thread ended with ${code} before it answered.`)));

/** Starts a worker in a process: if it crashes, this one goes on. */
export const startProcess = (name: WorkerName): ChildProcess =>
  fork(fileOf(name), { cwd: import.meta.dirname, execArgv: [] });

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Job, Shared } from './picture-job';

const thread = new URL('./worker.ts', import.meta.url).href;

/** In a thread `--import tsx` has no effect, and the arguments of this process are not for it. */
const start = `
  const { thread } = require('node:worker_threads').workerData;
  import('tsx/esm/api').then(({ tsImport }) => tsImport(thread, thread));
`;

/** A thread takes half a second to start, so it should have some pictures to draw. */
const worthAThread = 8;

/** Draws the pictures in threads, as many as there are cores; tells after each how long it took. */
export async function drawInThreads(
  jobs: readonly Job[],
  shared: Shared,
  onDone: (milliseconds: number) => void,
): Promise<void> {
  const waiting = [...jobs].reverse();
  const count = Math.min(availableParallelism(), Math.ceil(jobs.length / worthAThread));

  const runThread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(start, { eval: true, execArgv: [], workerData: { ...shared, thread } });
      const next = () => {
        const job = waiting.pop();
        if (job) worker.postMessage(job);
        else void worker.terminate();
      };
      worker.on('message', ({ milliseconds }: Done) => {
        onDone(milliseconds);
        next();
      });
      worker.on('error', (error) => {
        waiting.length = 0;
        reject(error);
      });
      worker.on('exit', () => resolve());
      next();
    });
  await Promise.all(Array.from({ length: count }, runThread));
}

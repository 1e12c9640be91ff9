import type { ChildProcess } from 'node:child_process';
import { changedFile } from '../../base/content/open-content';
import { startProcess } from '../start-worker';
import type { EncodeAnswer, EncodeJob } from './encode-job';

/**
 * Makes the files of all jobs in another process: a photo that crashes a decoder does not end the build, and all memory
 * is freed at the end. Returns a message for each photo that can't be used.
 */
export async function encodePictures(
  jobs: readonly EncodeJob[],
  onDone: (done: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const unusable = new Map<string, string>();
  const encoder = createEncoder();
  try {
    for (const [index, job] of jobs.entries()) {
      const message = await encoder.encode(job);
      if (message !== undefined) unusable.set(job.part.src, message);
      onDone(index + 1);
    }
  } finally {
    encoder.stop();
  }
  return unusable;
}

/** Another process that makes the files of photos, started when the first one comes and again after a crash. */
export function createEncoder() {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function encodeNow(job: EncodeJob): Promise<string | undefined> {
    if (!child?.connected) child = startProcess('photos/encode-worker');
    // While it has nothing to do, it does not keep this process alive.
    keepsAlive(child, true);
    const answer = await ask(child, job);
    keepsAlive(child, false);
    if ('changed' in answer) throw changedFile('', job.original);
    if ('failed' in answer) throw new Error(`${job.part.src} can't be resized: ${answer.failed}`);
    return 'unusable' in answer ? answer.unusable : undefined;
  }

  return {
    /** Makes the files of one photo, after those that were asked for before. Gives a message if it can't be used. */
    encode(job: EncodeJob): Promise<string | undefined> {
      const encoded = last.then(() => encodeNow(job));
      last = encoded.catch(() => undefined);
      return encoded;
    },
    stop() {
      if (child?.connected) child.disconnect();
    },
  };
}

function keepsAlive(child: ChildProcess, keep: boolean): void {
  for (const handle of [child, child.channel]) keep ? handle?.ref() : handle?.unref();
}

/** How a process ends that accesses memory it must not. */
const crashes: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT'];

function ask(child: ChildProcess, job: EncodeJob): Promise<EncodeAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: EncodeAnswer) => {
      child.removeAllListeners();
      resolve(answer);
    };
    child.on('message', settle);
    child.on('error', ({ message }) => settle({ failed: message }));
    child.on('exit', (code, signal) =>
      settle(
        crashes.includes(signal)
          ? { unusable: `The file ${job.part.src} is damaged: reading it ended the decoder.` }
          : { failed: `the process for it ended with ${signal ?? code}.` },
      ),
    );
    child.send(job);
  });
}

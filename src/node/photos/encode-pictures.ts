import type { ChildProcess } from 'node:child_process';
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
  let child: ChildProcess | undefined;
  try {
    for (const [index, job] of jobs.entries()) {
      if (!child?.connected) child = startProcess('photos/encode-worker');
      const answer = await ask(child, job);
      if ('failed' in answer) throw new Error(`${job.part.src} can't be resized: ${answer.failed}`);
      if ('unusable' in answer) unusable.set(job.part.src, answer.unusable);
      onDone(index + 1);
    }
  } finally {
    if (child?.connected) child.disconnect();
  }
  return unusable;
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

import { on } from 'node:events';
import type { Stamp } from '../../base/disk/file-stamp';
import { onSilentEnd, startThread } from '../start-worker';
import { type FileContent, type Pack, packFiles, packSize } from './pack-files';
import type { StagedFile } from './stage-file';
import type { StagedPack } from './stage-worker';

/** How many packs may wait for the thread. It limits the memory they take. */
const mostWaiting = 8;

/**
 * Stages files in a thread, in their order. Calls `onStaged` for each, with its stamp if it has changed. Rejects with
 * the first error of a file. The thread is stopped before this returns.
 */
export async function stageInThread(
  contents: Iterable<FileContent>,
  onStaged: (file: StagedFile, stamp: Stamp | undefined) => void,
): Promise<void> {
  const thread = startThread('output/stage-worker');
  const ended = new AbortController();
  const answers = on(thread, 'message', { signal: ended.signal });
  onSilentEnd(thread, (error) => ended.abort(error));
  const free: Pack['bytes'][] = [];
  const sent: Pack['files'][] = [];
  const receive = async () => {
    // What the worker sends.
    const { bytes, stamps } = (await answers.next()).value[0] as StagedPack;
    if (bytes.length === packSize) free.push(Buffer.from(bytes.buffer));
    for (const [index, { file }] of (sent.shift() ?? []).entries()) onStaged(file, stamps[index]);
  };
  try {
    for (const pack of packFiles(contents, free)) {
      thread.postMessage(pack, [pack.bytes.buffer]);
      sent.push(pack.files);
      if (sent.length === mostWaiting) await receive();
    }
    while (sent.length > 0) await receive();
  } finally {
    await thread.terminate();
  }
}

import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Stamp, stampOf } from '../disk/file-stamp';
import { type Pack, packFiles, packSize, type Staging } from './pack-files';
import { createStageFile, type StagedFile } from './stage-file';

/** What comes back of a pack: its room, and a stamp for each file that was written. */
interface Reply {
  bytes: Uint8Array<ArrayBuffer>;
  stamps: (Stamp | undefined)[];
}

/** Packs that may wait for the thread: so much memory is taken, however far it is behind. */
const most = 8;

/** Runs in the thread, which knows no TypeScript. */
const code = `
  const { parentPort } = require('node:worker_threads');
  const stageFile = (${createStageFile})(require('node:fs'), ${stampOf});
  const seen = [];
  parentPort.on('message', ({ bytes, files, shared }) => {
    seen.push(...shared);
    const pieceAt = (place) => (typeof place === 'number' ? seen[place] : bytes.subarray(...place));
    const stamps = files.map(({ file, places }) => stageFile(file, places.map(pieceAt)));
    parentPort.postMessage({ bytes, stamps }, [bytes.buffer]);
  });
`;

/**
 * Stages files beside the main thread, in their order; `take` is told of each, with its stamp if it was written. Fails
 * with what a file failed with, and has no hand in the files any more when it is done.
 */
export async function stageInThread<File extends StagedFile>(
  stagings: Iterable<Staging<File>>,
  take: (file: File, stamp: Stamp | undefined) => void,
): Promise<void> {
  const worker = new Worker(code, { eval: true, execArgv: [] });
  const replies = on(worker, 'message');
  const free: Pack<File>['bytes'][] = [];
  const sent: Pack<File>['files'][] = [];
  const takeReply = async () => {
    const { bytes, stamps } = (await replies.next()).value[0] as Reply;
    if (bytes.length === packSize) free.push(Buffer.from(bytes.buffer));
    for (const [index, { file }] of (sent.shift() ?? []).entries()) take(file, stamps[index]);
  };
  try {
    for (const pack of packFiles(stagings, free)) {
      worker.postMessage(pack, [pack.bytes.buffer]);
      sent.push(pack.files);
      if (sent.length === most) await takeReply();
    }
    while (sent.length > 0) await takeReply();
  } finally {
    await worker.terminate();
  }
}

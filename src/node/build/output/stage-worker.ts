import { parentPort } from 'node:worker_threads';
import type { Stamp } from '../../base/disk/file-stamp';
import { createUnpack, type Pack } from './pack-files';
import { createStageFile } from './stage-file';

/** The answer to a pack. */
export interface StagedPack {
  /** The pack's memory, to be used again. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Of each file; undefined if it has not changed. */
  stamps: (Stamp | undefined)[];
}

const unpack = createUnpack();
const stageFile = createStageFile();

parentPort?.on('message', (pack: Pack) => {
  const stamps = unpack(pack).map(({ file, pieces }) => stageFile(file, pieces));
  const { bytes } = pack;
  parentPort?.postMessage({ bytes, stamps } satisfies StagedPack, [bytes.buffer]);
});

import { dirname, join } from 'node:path';
import { writeNew } from '../../../node/base/disk/write-whole';
import { hashOnDisk, hashText } from '../../../node/base/write/hash-on-disk';
import type { Files } from '../../../site/files/files';
import { numbered } from '../../../site/image/picture-name';
import { diskName } from '../../../site/page/output-paths';
import { RequestRefusal } from '../refusal';

/** The file of those that are alike that has the bytes already, or a new one under a name that nothing else has. */
export function storeFile(
  folder: string,
  files: Files,
  path: string,
  bytes: Uint8Array,
  isAlike: (files: Files, file: string) => boolean,
  isTaken = (_file: string) => false,
) {
  if (files.link(path))
    throw new RequestRefusal(`The folder ${dirname(path)} is a link, so nothing is put there.`);
  const wanted = hashText(bytes);
  const same = files
    .list()
    .filter((file) => isAlike(files, file) && files.size(file) === bytes.length)
    .find((file) => hashOnDisk(join(folder, file)) === wanted);
  if (same !== undefined) return { src: same, isNew: false };
  const taken = new Set(files.list().map(diskName));
  for (let number = 1; ; number++) {
    const src = numbered(path, number);
    const isFree = !taken.has(diskName(src)) && !isTaken(src);
    if (isFree && writeNew(join(folder, src), bytes)) return { src, isNew: true };
  }
}

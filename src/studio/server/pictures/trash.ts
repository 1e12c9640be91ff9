import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../../node/base/disk/files-below';
import { writeWhole } from '../../../node/base/disk/write-whole';
import { hashOnDisk } from '../../../node/base/write/hash-on-disk';
import { numbered } from '../../../site/image/picture-name';

/** Longer than a holiday. */
const keptDays = 30;

/** Forgets what was removed long ago. */
export function clearTrash(trash: string): void {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of filesBelow(trash))
    if (statSync(join(trash, name)).mtimeMs < oldest) rmSync(join(trash, name));
}

/**
 * Takes a picture out of the content folder, or puts other bytes in its place. For some time the trash keeps what was
 * there, under a name that can be put back.
 */
export function moveToTrash(folder: string, trash: string, src: string, instead?: Uint8Array): void {
  const isTaken = (name: string) =>
    existsSync(join(trash, name)) || ((name !== src || instead) && existsSync(join(folder, name)));
  let name = src;
  for (let number = 2; isTaken(name); number++) name = numbered(src, number);
  mkdirSync(dirname(join(trash, name)), { recursive: true });
  copyFileSync(join(folder, src), join(trash, name));
  // Some systems copy the time of the last change, too.
  utimesSync(join(trash, name), new Date(), new Date());
  if (instead) writeWhole(join(folder, src), instead);
  else rmSync(join(folder, src));
}

/** The name under which the trash has a picture with these bytes; undefined if it has none. */
export function keptAs(trash: string, src: string, hash: string): string | undefined {
  const stem = src.slice(0, src.lastIndexOf('.'));
  return filesBelow(trash).find((name) => name.startsWith(stem) && hashOnDisk(join(trash, name)) === hash);
}

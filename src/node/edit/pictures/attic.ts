import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { numbered } from '../../../site/image/picture-name';
import { filesBelow } from '../../disk/files-below';
import { writeNew } from '../../disk/write-new';
import { writeWhole } from '../../disk/write-whole';
import { Refusal } from '../workspace/folder-workspace';

/** Longer than a holiday. */
const keptDays = 30;

/** Forgets what was removed long ago. */
export function clearAttic(attic: string): void {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of filesBelow(attic))
    if (statSync(join(attic, name)).mtimeMs < oldest) rmSync(join(attic, name));
}

/**
 * Takes a picture out of the content folder, or puts other bytes in its place. For some time the attic keeps what was
 * there, under a name that can be put back.
 */
export function moveToAttic(folder: string, attic: string, src: string, instead?: Uint8Array): void {
  const isTaken = (name: string) =>
    existsSync(join(attic, name)) || ((name !== src || instead) && existsSync(join(folder, name)));
  let name = src;
  for (let number = 2; isTaken(name); number++) name = numbered(src, number);
  mkdirSync(dirname(join(attic, name)), { recursive: true });
  copyFileSync(join(folder, src), join(attic, name));
  // Some systems copy the time of the last change, too.
  utimesSync(join(attic, name), new Date(), new Date());
  if (instead) writeWhole(join(folder, src), instead);
  else rmSync(join(folder, src));
}

/** Writes a picture that the folder had. Throws a Refusal if there is another one by now. */
export function writeBack(folder: string, src: string, bytes: Uint8Array): void {
  if (!writeNew(join(folder, src), bytes))
    throw new Refusal(`There is another file ${src} now. Rename or delete it first.`);
}

/** Puts what was removed from the folder back, under the name that it has in the attic. */
export function putBack(folder: string, attic: string, src: string): void {
  writeBack(folder, src, readFileSync(join(attic, src)));
  rmSync(join(attic, src));
}

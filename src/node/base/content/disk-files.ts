import { closeSync, type Dirent, fstatSync, readSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../../site/files/files';
import { FileRefusal, type LinkTarget, largestOf, largestText } from '../../../site/files/refusal';
import { pictureHead } from '../../../site/image/picture-head';
import { isHiddenName } from '../../../site/page/output-paths';
import { eachFileBelow, entriesOf } from '../disk/files-below';
import { openPlain } from '../disk/open-plain';
import { isWithin, relativePath } from '../disk/paths';
import { statOf } from '../disk/stat-of';
import { installedFonts } from './font-package';

interface Listing {
  paths: readonly string[];
  links: ReadonlyMap<string, LinkTarget>;
}

/** Called for every text that is read. */
export type NoteText = (path: string, bytes: Uint8Array, stats: Stats) => void;

/** The content folder on disk, without hidden files and files outside it. */
export function diskFiles(root: string, note?: NoteText): Files {
  let listing: Listing | undefined;
  const list = () => {
    listing ??= listFiles(root);
    return listing;
  };
  const link = (path: string): LinkTarget | undefined => {
    const { links } = list();
    if (links.size === 0) return undefined;
    for (const [start, target] of links) if (path === start || path.startsWith(`${start}/`)) return target;
    return undefined;
  };
  return {
    read(path) {
      const target = link(path);
      if (target) throw new FileRefusal({ link: target });
      return readText(join(root, path), note && ((bytes, stats) => note(path, bytes, stats)));
    },
    list: () => list().paths,
    head: (path) => (link(path) ? undefined : readHead(join(root, path))),
    size: (path) => (link(path) ? undefined : statOf(join(root, path))?.size),
    link,
    fonts: installedFonts,
  };
}

const shownEntriesOf = (folder: string) => entriesOf(folder).filter(({ name }) => !isHiddenName(name));

function listFiles(root: string): Listing {
  const links = new Map<string, LinkTarget>();
  const paths: string[] = [];
  eachFileBelow(root, shownEntriesOf, (path, entry) => {
    if (!entry.isFile() && !entry.isSymbolicLink()) return;
    paths.push(path);
    const target = linkTarget(root, path, entry);
    if (target) links.set(path, target);
  });
  return { paths: paths.sort(), links };
}

/** Undefined for a link to a file in the content folder: it is read like the file. */
function linkTarget(root: string, path: string, entry: Dirent): LinkTarget | undefined {
  if (!entry.isSymbolicLink()) return undefined;
  const target = realPath(join(root, path));
  if (target === undefined) return 'to a file that does not exist';
  const folder = realpathSync(root);
  if (!isWithin(target, folder)) return 'out of the content folder';
  if (relativePath(folder, target).split('/').some(isHiddenName)) return 'to a hidden file';
  return statSync(target).isFile() ? undefined : 'to a folder';
}

/** Undefined for a link to itself, or to a file that does not exist. */
function realPath(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

/** Used for every file but large tables: to allocate a buffer for each file is not faster. */
const commonRoom = Buffer.allocUnsafeSlow(largestText + 1);

function readText(path: string, note?: (bytes: Uint8Array, stats: Stats) => void): string {
  const file = openPlain(path);
  try {
    const stats = fstatSync(file);
    const most = largestOf(path);
    const isLarge = stats.size > largestText && stats.size <= most;
    const room = isLarge ? Buffer.allocUnsafe(stats.size + 1) : commonRoom;
    let length = 0;
    // A file whose expected size has been read needs no further read to find its end.
    for (let more = -1; more !== 0 && length !== stats.size; length += more)
      more = readSync(file, room, length, room.length - length, null);
    if (length === room.length) throw new FileRefusal({ size: stats.size, most });
    note?.(room.subarray(0, length), stats);
    return room.toString('utf8', 0, length);
  } finally {
    closeSync(file);
  }
}

function readHead(path: string): Uint8Array | undefined {
  try {
    const file = openPlain(path);
    try {
      return pictureHead((at, length) => {
        const bytes = new Uint8Array(length);
        return bytes.subarray(0, readSync(file, bytes, 0, length, at));
      });
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

import { accessSync, constants, readFileSync, type Stats } from 'node:fs';
import type { Files } from '../../../site/files/files';
import { isPublished } from '../../../site/files/published-files';
import { isPageFile } from '../../../site/files/site-file';
import { changedFile, openContent } from '../../base/content/open-content';
import { bytesHash, type Stamp, stampOf } from '../../base/disk/file-stamp';
import { statOf } from '../../base/disk/stat-of';
import type { BuildRecord } from './build-record';

/** A content file as a build found it. */
export interface SourceState {
  stamp: Stamp;
  hash: string;
}

export interface ContentSources {
  files: Files;
  /** The hash is empty when there is no such file, or when it can't be read. */
  state(path: string): SourceState;
}

/** In milliseconds. A file that is changed again so soon may keep its stamp: clocks of file systems are coarse. */
const clockStep = 100;

/** Differs from every stamp, so that the next build reads the file. */
const unknownStamp: Stamp = '';

const missing: SourceState = { stamp: unknownStamp, hash: '' };

/** Texts of files that a build needs twice. */
interface TextCache {
  /** Keeps a text while there is room for it. */
  put(path: string, bytes: Uint8Array): void;
  get(path: string): string | undefined;
}

/** In bytes: about 20,000 pages. */
const room = 64 * 1024 * 1024;

/** Texts share large buffers: to allocate a buffer for each text would cost as much as reading its file again. */
const bufferSize = 1024 * 1024;

function createTextCache(): TextCache {
  const texts = new Map<string, Buffer>();
  let buffer = Buffer.alloc(0);
  let used = 0;
  let left = room;
  return {
    put(path, bytes) {
      if (bytes.length > left || bytes.length > bufferSize) return;
      left -= bytes.length;
      if (used + bytes.length > buffer.length) {
        buffer = Buffer.allocUnsafeSlow(bufferSize);
        used = 0;
      }
      buffer.set(bytes, used);
      texts.set(path, buffer.subarray(used, used + bytes.length));
      used += bytes.length;
    },
    get: (path) => texts.get(path)?.toString(),
  };
}

/**
 * Opens the content folder for a build. A build needs pages twice, to check and to render them, so their texts are
 * cached. A file that is read again and has changed ends the build with a ContentError. `before` is what an earlier
 * build found; a file whose stamp has not changed since is not read.
 */
export function openSources(folder: string, before: BuildRecord['sources'] | undefined): ContentSources {
  const earlierStates = new Map(
    before?.paths.map((path, index): [string, SourceState] => [
      path,
      { stamp: before.stamps[index] ?? unknownStamp, hash: before.hashes[index] ?? '' },
    ]),
  );
  const states = new Map<string, SourceState>();
  const opened = Date.now();
  const noteState = (path: string, bytes: Uint8Array, stats: Stats) => {
    const stamp = stampOf(stats);
    const known = states.get(path);
    if (known?.stamp === stamp) return known;
    const isRecent = stats.mtimeMs > opened - clockStep;
    const state = { hash: bytesHash(bytes), stamp: isRecent ? unknownStamp : stamp };
    if (known && known.hash !== state.hash) throw changedFile(folder, path);
    states.set(path, state);
    return state;
  };
  /** It may be large, and nothing is made of it: its stamp is enough. */
  const notePublished = (path: string, stats: Stats): SourceState => {
    const isRecent = stats.mtimeMs > opened - clockStep;
    const state = { hash: stampOf(stats) + (isRecent ? ' or later' : ''), stamp: unknownStamp };
    states.set(path, state);
    return state;
  };
  const texts = createTextCache();
  const files = openContent(folder, (path, bytes, stats) => {
    noteState(path, bytes, stats);
    if (isPageFile(path)) texts.put(path, bytes);
  });
  return {
    files: { ...files, read: (path) => texts.get(path) ?? files.read(path) },
    state(path) {
      const known = states.get(path);
      if (known) return known;
      if (files.link(path)) return missing;
      const file = `${folder}/${path}`;
      const stats = statOf(file);
      if (!stats?.isFile()) return missing;
      if (isPublished(path)) return isReadable(file) ? notePublished(path, stats) : missing;
      const earlier = earlierStates.get(path);
      if (earlier?.stamp !== stampOf(stats)) {
        const bytes = bytesOf(file);
        return bytes ? noteState(path, bytes, stats) : missing;
      }
      states.set(path, earlier);
      return earlier;
    },
  };
}

/** Undefined for a file that can't be read. */
function bytesOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

import { hash } from 'node:crypto';
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { Files } from '../../site/files/files';
import { isPageJson } from '../../site/files/site-file';
import { ContentError } from '../content/content-error';
import { openContent, shownPath } from '../content/open-content';
import { type Stamp, stampOf } from '../disk/file-stamp';
import type { BuildRecord } from './build-record';
import { keptTexts } from './kept-texts';

/** A content file as a build found it. */
export interface Source {
  stamp: Stamp;
  hash: string;
}

/** The clock of a file system may stand still for so long, in milliseconds: two states of a file look alike then. */
const tick = 100;

/** A stamp that is never met again, for a file that was written a moment ago. */
const unsure: Stamp = '';

/**
 * The content folder for a build, which needs pages twice: once to check them, once to draw them. They are kept as far
 * as there is room; what has to be read again and has changed in between ends the build with a ContentError. `before`
 * are the sources of an earlier build; what has kept its stamp since is not read.
 */
export function openSources(folder: string, before: BuildRecord['sources'] | undefined): ContentSources {
  const earlierOnes = new Map(
    before?.paths.map((path, index): [string, Source] => [
      path,
      { stamp: before.stamps[index] ?? unsure, hash: before.hashes[index] ?? '' },
    ]),
  );
  const sources = new Map<string, Source>();
  const hashOf = (bytes: Uint8Array) => hash('sha1', bytes, 'base64url');
  const opened = Date.now();
  const note = (path: string, bytes: Uint8Array, stats: Stats) => {
    const stamp = stampOf(stats);
    const known = sources.get(path);
    if (known?.stamp === stamp) return known;
    const source = { hash: hashOf(bytes), stamp: stats.mtimeMs > opened - tick ? unsure : stamp };
    if (known && known.hash !== source.hash)
      throw new ContentError(
        `${shownPath(folder, path)} was changed while the site was built. Build it once more.`,
      );
    sources.set(path, source);
    return source;
  };
  const kept = keptTexts();
  const files = openContent(folder, (path, bytes, stats) => {
    note(path, bytes, stats);
    if (isPageJson(path)) kept.keep(path, bytes);
  });
  return {
    files: { ...files, read: (path) => kept.get(path) ?? files.read(path) },
    source(path) {
      const known = sources.get(path);
      if (known) return known;
      const file = `${folder}/${path}`;
      const stats = statSync(file, { throwIfNoEntry: false });
      if (!stats?.isFile()) return missing;
      const earlier = earlierOnes.get(path);
      if (earlier?.stamp !== stampOf(stats)) return note(path, readFileSync(file), stats);
      sources.set(path, earlier);
      return earlier;
    },
  };
}

const missing: Source = { stamp: unsure, hash: '' };

export interface ContentSources {
  files: Files;
  /** A link into nothing has an empty hash. */
  source(path: string): Source;
}

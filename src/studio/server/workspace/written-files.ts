import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cachedTexts } from '../../../node/base/content/cached-texts';
import { openContent } from '../../../node/base/content/open-content';
import type { Files } from '../../../site/files/files';

/** The files of a folder as they are now, also after some were added or removed. */
export interface WrittenFiles extends Files {
  /** Lists the files again. With `changed` only if one of these was added or removed. */
  refresh(changed?: Iterable<string>): void;
  /** Runs `act`, for which each file has the same text all the time, whatever another program writes. */
  withSameTexts<T>(act: () => T): T;
}

/** Files that `current` gives again each time, as when the folder behind them has changed. */
export const lateFiles = (current: () => Files): Files => ({
  read: (path) => current().read(path),
  list: () => current().list(),
  head: (path) => current().head(path),
  size: (path) => current().size(path),
  link: (path) => current().link(path),
  fonts: () => current().fonts(),
});

export function writtenFiles(folder: string): WrittenFiles {
  let files = openContent(folder);
  let known = new Set(files.list());
  return {
    ...lateFiles(() => files),
    withSameTexts(act) {
      const open = files;
      const cached = cachedTexts(open);
      files = cached;
      try {
        return act();
      } finally {
        // Unless `refresh` has replaced them meanwhile.
        if (files === cached) files = open;
      }
    },
    refresh(changed) {
      const isSame = (path: string) => known.has(path) === existsSync(join(folder, path));
      if (changed && [...changed].every(isSame)) return;
      files = openContent(folder);
      known = new Set(files.list());
    },
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keptTexts } from '../../../node/base/content/kept-texts';
import { openContent } from '../../../node/base/content/open-content';
import type { Files } from '../../../site/files/files';

/** The files of a folder as they are now, also after files have come and gone. */
export interface WrittenFiles extends Files {
  /** Looks again which files there are, if these show that there may be others; without them always. */
  refresh(changed?: Iterable<string>): void;
  /** Does something for which each file has one text, also if another program writes it meanwhile. */
  holding<T>(act: () => T): T;
}

/** Files that `current` gives anew each time, as when the folder behind them has changed. */
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
    holding(act) {
      const open = files;
      const held = keptTexts(open);
      files = held;
      try {
        return act();
      } finally {
        // Unless there are others now.
        if (files === held) files = open;
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

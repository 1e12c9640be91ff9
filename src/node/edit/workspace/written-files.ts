import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../../site/files/files';
import { lateFiles } from '../../../site/files/late-files';
import { openContent } from '../../content/open-content';

/** The files of a folder as they are now, also after files have come and gone. */
export interface WrittenFiles extends Files {
  /** Looks again which files there are, if these show that there may be others; without them always. */
  refresh(changed?: Iterable<string>): void;
}

export function writtenFiles(folder: string): WrittenFiles {
  let files = openContent(folder);
  let known = new Set(files.list());
  return {
    ...lateFiles(() => files),
    refresh(changed) {
      const isSame = (path: string) => known.has(path) === existsSync(join(folder, path));
      if (changed && [...changed].every(isSame)) return;
      files = openContent(folder);
      known = new Set(files.list());
    },
  };
}

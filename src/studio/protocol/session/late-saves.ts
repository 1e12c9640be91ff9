import type { FileChange } from '../../../edit/overlay-files';
import type { Files } from '../../../site/files/files';
import { overwritten, type SavedFile } from './overwritten';
import type { Dropped, PendingChange } from './pending';

/** In milliseconds: a program that writes a file so soon after us has read it before. */
const unseen = 1000;

/** The files that were saved a moment ago. */
export interface LateSaves {
  /** To be called when these changes of files are written, for which these pending changes were made. */
  note(files: readonly FileChange[], written: readonly PendingChange[]): void;
  /** What another program has overwritten without having seen it. Each is given once. */
  takeOverwritten(): readonly Dropped[];
}

export function createLateSaves(base: Files): LateSaves {
  let saves: readonly (SavedFile & { until: number })[] = [];
  const fresh = () => saves.filter(({ until }) => Date.now() < until);
  return {
    note(files, written) {
      const until = Date.now() + unseen;
      const next = files.flatMap(({ from: file, to, was, text }) => {
        if (file === undefined || file !== to || was === undefined || text === undefined) return [];
        return [{ file, before: was, after: text, changes: written, until }];
      });
      const newer = new Map(next.map(({ file, after }) => [file, after]));
      const earlier = fresh().map((each) => ({ ...each, after: newer.get(each.file) ?? each.after }));
      saves = [...earlier, ...next];
    },
    takeOverwritten() {
      const lost: Dropped[] = [];
      const all = fresh();
      saves = all.filter((saved) => {
        const now = textIn(base, saved.file);
        if (now === undefined || now === saved.after) return true;
        // Who puts back a whole text as it was has meant it, such as `git checkout`, and others see that text then.
        if (all.some(({ file, before }) => file === saved.file && before === now)) return false;
        const found = overwritten(saved, now);
        lost.push(...found);
        return found.length === 0;
      });
      return lost;
    },
  };
}

function textIn(files: Files, file: string): string | undefined {
  try {
    return files.read(file);
  } catch {
    return undefined;
  }
}

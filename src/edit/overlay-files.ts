import type { Files } from '../site/files/files';

/** A file that a transaction changes. */
export interface FileChange {
  /** Its path before; missing for a new file. */
  from?: string;
  /** Its path afterwards; missing for a file that is deleted. */
  to?: string;
  /** Its text afterwards, if it changes. */
  text?: string;
  /** Its text before, if that was read: with another one, the change must be made again. */
  was?: string;
}

/** The files that changes touch, by all their names. */
export const namesIn = (changes: readonly FileChange[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ from, to }) => [from, to].filter((name) => name !== undefined)));

export interface OverlayFiles extends Files {
  /** Shows other changes than before, or none. */
  show(changes: readonly FileChange[]): void;
}

/** A content folder as it would be after changes. */
export function overlayFiles(files: Files): OverlayFiles {
  /** By path afterwards. */
  let changed = new Map<string, FileChange>();
  let removed = new Set<string>();
  let paths: readonly string[] | undefined;
  let isListSame = true;
  const isRemoved = (path: string) => removed.has(path) && !changed.has(path);
  const textOf = (path: string) => changed.get(path)?.text;
  const before = (path: string) => changed.get(path)?.from ?? path;
  return {
    show(changes) {
      changed = new Map(changes.flatMap((change) => (change.to === undefined ? [] : [[change.to, change]])));
      removed = new Set(changes.flatMap(({ from }) => (from === undefined ? [] : [from])));
      paths = undefined;
      isListSame = changes.every(({ from, to }) => from === to);
    },
    read(path) {
      if (isRemoved(path)) throw new Error(`no such file: ${path}`);
      return textOf(path) ?? files.read(before(path));
    },
    list() {
      // To sort 10,000 paths for each typed letter would be felt.
      if (isListSame) return files.list();
      paths ??= [
        ...new Set([...files.list().filter((path) => !removed.has(path)), ...changed.keys()]),
      ].sort();
      return paths;
    },
    head(path) {
      const text = textOf(path);
      if (text !== undefined) return new TextEncoder().encode(text);
      return isRemoved(path) ? undefined : files.head(before(path));
    },
    size(path) {
      const text = textOf(path);
      if (text !== undefined) return new TextEncoder().encode(text).length;
      return isRemoved(path) ? undefined : files.size(before(path));
    },
    link: (path) => (changed.has(path) || removed.has(path) ? undefined : files.link(path)),
    fonts: files.fonts,
  };
}

import type { Files } from '../../../site/files/files';

/** Characters of the cached texts: those of a site of some 15,000 pages. */
const most = 100_000_000;

/** The same files, as they were when each was read for the first time. Of very many, the last are read again. */
export function cachedTexts(files: Files): Files {
  const texts = new Map<string, string>();
  let left = most;
  return {
    ...files,
    read(path) {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const text = files.read(path);
      left -= text.length;
      if (left >= 0) texts.set(path, text);
      return text;
    },
  };
}

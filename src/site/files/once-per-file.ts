import type { Files } from './files';

/** What is known of a file is found out once for each state of the content, however often it is asked for. */
export function oncePerFile<Known>(find: (files: Files, path: string) => Known) {
  const all = new WeakMap<Files, Map<string, { known: Known }>>();
  return (files: Files, path: string): Known => {
    const ofFiles = all.get(files) ?? new Map<string, { known: Known }>();
    all.set(files, ofFiles);
    const found = ofFiles.get(path) ?? { known: find(files, path) };
    ofFiles.set(path, found);
    return found.known;
  };
}

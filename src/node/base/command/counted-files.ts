import type { Files } from '../../../site/files/files';
import { isPageFile } from '../../../site/files/site-file';
import type { Progress } from './progress';

/** The same files; each page that is read for the first time counts as progress. */
export function countedFiles(files: Files, progress: Pick<Progress, 'count'>): Files {
  const all = files.list().filter(isPageFile).length;
  const read = new Set<string>();
  return {
    ...files,
    read(path) {
      if (isPageFile(path) && !read.has(path)) progress.count(read.add(path).size, all);
      return files.read(path);
    },
  };
}

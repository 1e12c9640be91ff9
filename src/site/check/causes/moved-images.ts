import { folderOf } from '../../files/file-path';
import { isBelowImages } from '../../files/site-file';
import { createFinding } from '../../problem/rule-text';
import { imageMissing } from '../image-missing';
import { sameName } from '../same-name';
import type { FindCulprit } from './culprit';

/** `b/` of `a/b/`. */
const lastFolder = (path: string) => path.slice(path.lastIndexOf('/', path.length - 2) + 1);

/** The folder that several missing pictures are in now. */
export const movedImages: FindCulprit = (src, found, { files }) => {
  const [first] = found;
  const now = sameName(src, files.list());
  if (!first || now === undefined) return undefined;
  let [from, to] = [folderOf(src), folderOf(now)];
  if (from === to) return undefined;
  // A folder is moved with those in it.
  for (let same = lastFolder(from); same && from !== same && to.endsWith(`/${same}`); same = lastFolder(from))
    [from, to] = [from.slice(0, -same.length), to.slice(0, -same.length)];
  const { file, pointer } = first;
  const finding = (count: number) => createFinding(imageMissing, { file, pointer }, 'moved', from, to, count);
  return { key: `${from} ${to}`, least: isBelowImages(now) ? 2 : 1, finding };
};

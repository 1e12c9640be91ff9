import { folderOf } from '../../files/file-path';
import { createFinding } from '../../problem/rule-text';
import { imageMissing } from '../image-missing';
import { sameName } from '../same-name';
import type { FindCulprit } from './culprit';

/** The folder that several missing pictures are in now. */
export const movedImages: FindCulprit = (src, found, { files }) => {
  const [first] = found;
  const now = sameName(src, files.list());
  if (!first || now === undefined) return undefined;
  const [from, to] = [folderOf(src), folderOf(now)];
  if (from === to) return undefined;
  const { file, pointer } = first;
  const finding = (count: number) => createFinding(imageMissing, { file, pointer }, 'moved', from, to, count);
  return { key: `${from} ${to}`, least: 2, finding };
};

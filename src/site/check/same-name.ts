import { fileNameOf } from '../files/file-path';
import { isBelowImages } from '../files/site-file';

const nameOf = (file: string) => fileNameOf(file).toLowerCase();

/** The one picture that has this file name, wherever it is; capitals don't count. */
export function sameName(src: string, files: readonly string[]): string | undefined {
  const name = nameOf(src);
  const alike = files.filter((file) => isBelowImages(file) && nameOf(file) === name);
  return alike.length === 1 ? alike[0] : undefined;
}

import { fileNameOf } from '../files/file-path';
import { isBelowImages } from '../files/site-file';

const nameOf = (file: string) => fileNameOf(file).toLowerCase();

/** The one picture that has this file name, wherever it is, first among those in images/; capitals don't count. */
export function sameName(src: string, files: readonly string[]): string | undefined {
  const name = nameOf(src);
  const alike = files.filter((file) => nameOf(file) === name);
  const below = alike.filter(isBelowImages);
  const [only, ...others] = below.length > 0 ? below : alike;
  return others.length === 0 ? only : undefined;
}

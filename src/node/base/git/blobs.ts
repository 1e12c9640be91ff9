import { GitFailure } from './git-failure';
import type { GitAnswer } from './run-git';

/** What asks git for objects, by their ids. Gives the arguments and the input. */
export const askForBlobs = (ids: readonly string[]): [args: readonly string[], input: string] => [
  ['cat-file', '--batch'],
  ids.map((id) => `${id}\n`).join(''),
];

/**
 * Parses the answer: for each object a line that ends with its size, its bytes, a line break. Throws a GitFailure if one
 * is not there, as in a clone that has left it out.
 */
export function blobsIn({ stdout }: GitAnswer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < stdout.length; ) {
    const start = stdout.indexOf('\n', at) + 1;
    const words = stdout.toString('utf8', at, start).trim().split(' ');
    const size = Number(words.at(-1));
    if (!Number.isInteger(size)) throw new GitFailure(`the object ${words[0]} is not in this clone`);
    found.push(stdout.subarray(start, start + size));
    at = start + size + 1;
  }
  return found;
}

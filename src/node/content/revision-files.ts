import { execFileSync } from 'node:child_process';
import type { Files } from '../../site/files/files';
import { memoryFiles } from '../../site/files/memory-files';
import { isPublished } from '../../site/files/published-files';
import { isHiddenName } from '../../site/page/output-paths';
import { UsageError } from './content-error';

/** In bytes: far more than all page files of any site. */
const maxBuffer = 2 ** 30;

/**
 * The JSON files of a content folder at a git revision, and the names of its published files, without hidden ones.
 * Throws a UsageError if git can't read it.
 */
export function revisionFiles(folder: string, revision: string): Files {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd: folder, input, maxBuffer, stdio: 'pipe' });
  try {
    const commit = git(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])
      .toString()
      .trim();
    const all = git(['ls-tree', '-r', '-z', '--name-only', commit])
      .toString()
      .split('\0')
      .filter((path) => !path.split('/').some(isHiddenName));
    const paths = all.filter((path) => path.endsWith('.json'));
    const published = all.filter((path) => isPublished(path) && !paths.includes(path));
    const texts = blobs(git(['cat-file', '--batch'], paths.map((path) => `${commit}:./${path}\n`).join('')));
    return memoryFiles({
      ...Object.fromEntries(published.map((path) => [path, ''])),
      ...Object.fromEntries(paths.map((path, index) => [path, texts[index] ?? ''])),
    });
  } catch (error) {
    const [, reason = 'git is not there'] = /^fatal: (.*)$/m.exec(String(error)) ?? [];
    throw new UsageError(`git can't show the content at ${revision}: ${reason}.`, { cause: error });
  }
}

/** Parses `git cat-file --batch`: for each object a line that ends with its size, its bytes, a newline. */
function blobs(answer: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < answer.length; ) {
    const start = answer.indexOf('\n', at) + 1;
    const size = Number(answer.toString('utf8', at, start).trim().split(' ').at(-1));
    texts.push(answer.toString('utf8', start, start + size));
    at = start + size + 1;
  }
  return texts;
}

import { readdirSync } from 'node:fs';
import { GitFailure } from '../git/git-failure';
import { openReader } from '../git/reader';
import { wordsOf } from '../git/run-git';

const isOfCommands = (name: string) => name.startsWith('.edit');

/**
 * The files and folders that commands keep in a content folder, of those that git tracks. git is asked only if there
 * are any; where it can't tell, nothing is tracked.
 */
export function trackedEditFiles(folder: string): string[] {
  if (!readdirSync(folder).some(isOfCommands)) return [];
  const git = openReader(folder);
  if (!git) return [];
  try {
    const tracked = wordsOf(git.readSync(['ls-files', '-z'])).map((path) => path.split('/', 1)[0] ?? path);
    return [...new Set(tracked.filter(isOfCommands))];
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    return [];
  } finally {
    git.close();
  }
}

import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** When content files were last changed: ISO dates with time, by path. */
export type FileDates = ReadonlyMap<string, string>;

/** A hash of all dates. */
export const datesVersion = (dates: FileDates): string => hash('sha1', JSON.stringify([...dates]));

/** In bytes: far more than the names of all files in all commits. */
const maxBuffer = 2 ** 30;

/**
 * Asks git, by one `git log` for all files. A file with changes that are not committed has no date. No file has one if
 * git can't tell: without git, outside a repository, and in a shallow clone, whose history is not complete.
 */
export async function fileDates(folder: string): Promise<FileDates> {
  const git = async (command: string) =>
    (await promisify(execFile)('git', command.split(' '), { cwd: folder, maxBuffer })).stdout;
  try {
    if (!mayBeTracked(folder)) return new Map();
    const [shallow, prefix = ''] = (await git('rev-parse --is-shallow-repository --show-prefix')).split('\n');
    if (shallow !== 'false') return new Map();
    const [history, changed] = await Promise.all([
      git('log --no-show-signature --format=%cI --name-status -z --no-renames -c -- .'),
      git('diff --name-only -z --no-renames --relative HEAD -- .'),
    ]);
    const dates = readLog(history, prefix);
    for (const file of changed.split('\0')) dates.delete(file);
    return dates;
  } catch {
    return new Map();
  }
}

/** Checked first, because starting git takes as long as checking a thousand files. */
function mayBeTracked(folder: string): boolean {
  if (process.env.GIT_DIR !== undefined) return true;
  for (let above = realpathSync(folder); ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return true;
    if (above === dirname(above)) return false;
  }
}

/** The log is a list of words, the newest commit first: its date, then the status and full name of each file. */
function readLog(history: string, prefix: string): Map<string, string> {
  const dates = new Map<string, string>();
  const deleted = new Set<string>();
  const words = history.split('\0');
  let date = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]?.trim() ?? '';
    if (/^\d/.test(word)) date = word;
    else if (word !== '') {
      at += 1;
      const file = words[at]?.slice(prefix.length) ?? '';
      if (dates.has(file) || deleted.has(file)) continue;
      if (word.includes('D')) deleted.add(file);
      else dates.set(file, date);
    }
  }
  return dates;
}

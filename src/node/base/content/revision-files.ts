import { posix } from 'node:path';
import type { Files } from '../../../site/files/files';
import { memoryFiles } from '../../../site/files/memory-files';
import { isPublished } from '../../../site/files/published-files';
import { siteFile } from '../../../site/files/site-file';
import { isHiddenName } from '../../../site/page/output-paths';
import { GitFailure } from '../git/git-failure';
import { askForBlobs, blobsIn, type GitReader, openReader } from '../git/reader';
import { wordsOf } from '../git/run-git';
import { UsageError } from './content-error';

/**
 * The JSON files of a content folder at a git revision, and the names of its published files, without hidden ones.
 * Throws a UsageError if git can't read it, or if there was no content: nothing would be compared.
 */
export function revisionFiles(folder: string, revision: string): Files {
  const unreadable = (reason: string, cause?: unknown) =>
    new UsageError(`git can't show the content at ${revision}: ${reason}.`, { cause });
  let git: GitReader | undefined;
  try {
    git = openReader(folder);
    if (!git) throw unreadable('this folder is in no repository');
    return filesAt(git, revision, folder);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    const reason = error.reason ?? 'git is not there';
    const deeper = git?.isShallow
      ? '. This clone has only a part of the history: fetch all of it (GitHub: fetch-depth: 0)'
      : '';
    throw unreadable(`${reason}${deeper}`, error);
  } finally {
    git?.close();
  }
}

function filesAt(git: GitReader, revision: string, folder: string): Files {
  const commit = git
    .readSync(['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`])
    .stdout.toString()
    .trim();
  const listed = wordsOf(git.readSync(['ls-tree', '-r', '-z', commit])).map(entryIn);
  const entries = new Map(listed.filter(isShown).map((entry) => [entry.path, entry]));
  if (!entries.has(siteFile))
    throw new UsageError(
      `At ${revision} there is no content in ${folder}, because it has no ${siteFile} there. Name a revision that has it.`,
    );
  const paths = [...entries.keys()].filter((path) => path.endsWith('.json'));
  const texts = textsOf(
    git,
    paths.map((path) => entries.get(path)?.id ?? ''),
  );
  const json = new Map(paths.map((path, index) => [path, texts[index] ?? '']));
  return memoryFiles(
    Object.fromEntries(
      [...entries].flatMap(([path, { isLink }]) => {
        const text = json.get(path);
        if (text === undefined) return isPublished(path) ? [[path, '']] : [];
        // The text of a link is the path of another file.
        return [[path, (isLink && json.get(posix.join(posix.dirname(path), text))) || text]];
      }),
    ),
  );
}

interface Entry {
  path: string;
  id: string;
  isLink: boolean;
}

/** An entry of a tree: mode, type and id, a tab, the path. */
function entryIn(line: string): Entry {
  const [facts = '', path = ''] = [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)];
  const [mode, , id = ''] = facts.split(' ');
  return { path, id, isLink: mode === '120000' };
}

const isShown = ({ path }: Entry) => !path.split('/').some(isHiddenName);

const textsOf = (git: GitReader, ids: readonly string[]): string[] =>
  blobsIn(git.readSync(...askForBlobs(ids))).map((bytes) => bytes.toString('utf8'));

import { askForBlobs, blobsIn, diffFrom, type GitReader, openReader } from '../../../node/base/git/reader';
import { wordsOf } from '../../../node/base/git/run-git';
import { isHiddenName } from '../../../site/page/output-paths';
import type { Base, BaseFile } from './base';

/** More than an editor changes between two commits. */
const mostCached = 1000;

type Pending = ReadonlySet<string>;

/** Asks git what differs from one of its commits: git knows by the times of files, and reads only those with another. */
export function createGitBase(
  folder: string,
): (pending: Pending, commit?: string) => Promise<Base | undefined> {
  const blobs = new Map<string, Buffer>();

  async function readBlobs(git: GitReader, ids: readonly string[]): Promise<void> {
    if (blobs.size > mostCached) blobs.clear();
    const wanted = [...new Set(ids)].filter((id) => !blobs.has(id));
    if (wanted.length === 0) return;
    const found = blobsIn(await git.read(...askForBlobs(wanted)));
    for (const [index, bytes] of found.entries()) blobs.set(wanted[index] ?? '', bytes);
  }

  async function readBase(git: GitReader, pending: Pending, commit: string): Promise<Base | undefined> {
    const [name, subject = ''] = wordsOf(
      await git.read(['log', '-1', '--format=%h%x00%s%x00', commit, '--']),
    );
    if (name === undefined || !(await isCommitted(git, commit))) return undefined;
    const [diff, others] = await Promise.all([
      git.readFiles(diffFrom(commit, '--raw', '--no-abbrev')),
      git.readFiles(['ls-files', '-z', '--others', '--exclude-standard', '--', '.']),
    ]);
    const added = wordsOf(others).filter(isShownFile);
    const files = new Map<string, string | undefined>(added.map((file) => [file, undefined]));
    for (const { file, id } of entriesOf(wordsOf(diff))) if (isShownFile(file)) files.set(file, id);
    // What is not written yet, or was written after git had looked.
    for (const { file, id } of await committed(
      git,
      commit,
      [...pending].filter((file) => !files.has(file)),
    ))
      files.set(file, id);
    await readBlobs(
      git,
      [...files.values()].filter((id) => id !== undefined),
    );
    const known = (id: string): BaseFile => ({ id, bytes: blobs.get(id) ?? Buffer.alloc(0) });
    const found = new Map([...files].map(([file, id]) => [file, id === undefined ? undefined : known(id)]));
    return { name: { type: commit === 'HEAD' ? 'commit' : 'online', name, subject }, files: found };
  }

  return async (pending, commit = 'HEAD') => {
    let git: GitReader | undefined;
    try {
      git = openReader(folder);
      return git && (await readBase(git, pending, commit));
    } catch {
      return undefined;
    } finally {
      git?.close();
    }
  };
}

/** Not a repository within the content, which git names like a folder. */
export const isShownFile = (file: string): boolean =>
  !file.endsWith('/') && !file.split('/').some(isHiddenName);

/** False for a folder of which the commit has nothing, such as one that git ignores. */
const isCommitted = async (git: GitReader, commit: string): Promise<boolean> =>
  (await git.read(['ls-tree', '-z', '--name-only', commit])).stdout.length > 0;

/** These files with their ids in the commit; those that it lacks have none. */
async function committed(
  git: GitReader,
  commit: string,
  files: readonly string[],
): Promise<{ file: string; id: string | undefined }[]> {
  if (files.length === 0) return [];
  const { stdout } = await git.read(
    ['cat-file', '--batch-check=%(objectname)'],
    files.map((file) => `${commit}:./${file}\n`).join(''),
  );
  // For a file that is not there git says so in more words.
  const ids = stdout.toString('utf8').split('\n');
  return files.map((file, index) => ({ file, id: /^[0-9a-f]+$/.exec(ids[index] ?? '')?.[0] }));
}

/** Each file is two words: modes, ids and status, then the path. */
function entriesOf(words: readonly string[]): { file: string; id: string | undefined }[] {
  const entries: { file: string; id: string | undefined }[] = [];
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [mode = '', , id = ''] = (words[at] ?? '').slice(1).split(' ');
    // A link or a submodule is no file of the content.
    if (mode === '120000' || mode === '160000') continue;
    entries.push({ file: words[at + 1] ?? '', id: /^0+$/.test(id) ? undefined : id });
  }
  return entries;
}

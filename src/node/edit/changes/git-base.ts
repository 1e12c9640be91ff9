import { isHiddenName } from '../../../site/page/output-paths';
import type { Base, BaseFile } from './base';
import { runGit, wordsOf } from './git';

/** More than an editor changes between two commits. */
const mostKept = 1000;

/** Asks git what differs from its last commit: git knows by the times of files, and reads only those with another. */
export function createGitBase(folder: string): (pending: ReadonlySet<string>) => Promise<Base | undefined> {
  const blobs = new Map<string, Buffer>();

  async function readBlobs(ids: readonly string[]): Promise<void> {
    if (blobs.size > mostKept) blobs.clear();
    const wanted = [...new Set(ids)].filter((id) => !blobs.has(id));
    if (wanted.length === 0) return;
    const { stdout } = await runGit(folder, ['cat-file', '--batch'], wanted.map((id) => `${id}\n`).join(''));
    for (const [index, bytes] of blobsIn(stdout).entries()) blobs.set(wanted[index] ?? '', bytes);
  }

  return async (pending) => {
    const head = await runGit(folder, ['log', '-1', '--no-show-signature', '--format=%h%x00%s%x00', 'HEAD']);
    const [name, subject = ''] = wordsOf(head);
    if (head.code !== 0 || name === undefined || !(await isCommitted(folder))) return undefined;
    const [diff, others] = await Promise.all([
      runGit(folder, [
        'diff',
        '--raw',
        '-z',
        '--no-abbrev',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules',
        '--relative',
        'HEAD',
        '--',
        '.',
      ]),
      untracked(folder),
    ]);
    if (diff.code !== 0) return undefined;
    const files = new Map<string, string | undefined>(others.map((file) => [file, undefined]));
    for (const { file, id } of entriesOf(wordsOf(diff))) if (!isHidden(file)) files.set(file, id);
    // What is not written yet, or was written after git had looked.
    for (const { file, id } of await committed(
      folder,
      [...pending].filter((file) => !files.has(file)),
    ))
      files.set(file, id);
    await readBlobs([...files.values()].filter((id) => id !== undefined));
    const known = (id: string): BaseFile => ({ id, bytes: blobs.get(id) ?? Buffer.alloc(0) });
    const found = new Map([...files].map(([file, id]) => [file, id === undefined ? undefined : known(id)]));
    return { name: { type: 'commit', name, subject }, files: found };
  };
}

const isHidden = (file: string): boolean => file.split('/').some(isHiddenName);

/** Content files that git does not know, and does not ignore. */
export async function untracked(folder: string): Promise<string[]> {
  const found = await runGit(folder, ['ls-files', '-z', '--others', '--exclude-standard', '--', '.']);
  return found.code === 0 ? wordsOf(found).filter((file) => !isHidden(file)) : [];
}

/** False for a folder of which the last commit has nothing, such as one that git ignores. */
async function isCommitted(folder: string): Promise<boolean> {
  const { code, stdout } = await runGit(folder, ['ls-tree', '-z', '--name-only', 'HEAD']);
  return code === 0 && stdout.length > 0;
}

/** These files with their ids in the last commit; those that it lacks have none. */
async function committed(
  folder: string,
  files: readonly string[],
): Promise<{ file: string; id: string | undefined }[]> {
  if (files.length === 0) return [];
  const { stdout } = await runGit(
    folder,
    ['cat-file', '--batch-check=%(objectname)'],
    files.map((file) => `HEAD:./${file}\n`).join(''),
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

/** Parses `git cat-file --batch`: for each object a line that ends with its size, its bytes, a line break. */
function blobsIn(answer: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 0; at < answer.length; ) {
    const start = answer.indexOf('\n', at) + 1;
    if (start === 0) break;
    const size = Number(answer.toString('utf8', at, start).trim().split(' ').at(-1)) || 0;
    found.push(answer.subarray(start, start + size));
    at = start + size + 1;
  }
  return found;
}

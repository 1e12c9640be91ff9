import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from '../disk/stat-of';
import { bareEnvironment, personEnvironment } from './environment';
import { GitFailure, orFail } from './git-failure';
import { optionsFor, personSettings, withOwnSettings } from './own-settings';
import { findRepository, nameInFolder } from './repository';
import { type GitAnswer, runGit, runGitSync } from './run-git';

/** Asks git about the repository around a folder, and runs nothing that content, the repository or a person has set. */
export interface GitReader {
  /** The history is not complete. */
  isShallow: boolean;
  /** The name of a file in the folder, from its path in the repository. */
  nameOf(path: string): string;
  /** Runs in the folder. Throws a GitFailure if git can't tell. */
  read(args: readonly string[], input?: string): Promise<GitAnswer>;
  /** The same for what looks at the files on disk: with the person's line breaks and ignored files. */
  readFiles(args: readonly string[]): Promise<GitAnswer>;
  readSync(args: readonly string[], input?: string): GitAnswer;
  close(): void;
}

/** Undefined outside of a repository: to start git takes as long as checking a thousand files. */
export function openReader(folder: string): GitReader | undefined {
  const repository = findRepository(folder);
  if (!repository) return undefined;
  const { own, place: named, options, close } = withOwnSettings(repository);
  const place = { ...named, GIT_INDEX_FILE: copyOfIndex(repository.gitDir, own) };
  const start = { cwd: repository.folder, env: { ...bareEnvironment(), ...place }, options };
  let person: Promise<string[]> | undefined;
  const askPerson = async () => {
    const asked = { cwd: start.cwd, env: { ...personEnvironment(), ...place }, options: [] };
    return optionsFor(personSettings(await runGit(asked, ['config', '--list', '-z'])));
  };
  return {
    isShallow: existsSync(join(repository.commonDir, 'shallow')),
    nameOf: (path) => nameInFolder(repository, path),
    read: async (args, input) => orFail(await runGit(start, args, input)),
    async readFiles(args) {
      person ??= askPerson();
      return orFail(await runGit({ ...start, options: [...(await person), ...options] }, args));
    },
    readSync: (args, input) => orFail(runGitSync(start, args, input)),
    close,
  };
}

/** `git diff` writes into the index what it has found out, whatever GIT_OPTIONAL_LOCKS says. */
function copyOfIndex(gitDir: string, own: string): string {
  const [index, copy] = [join(gitDir, 'index'), join(own, 'index')];
  if (statOf(index)?.isFile()) copyFileSync(index, copy);
  return copy;
}

/** Asks for the files of a folder that differ from a commit; each ends with a zero byte. */
export const diffFrom = (revision: string, ...form: readonly string[]): readonly string[] => [
  'diff',
  ...form,
  '-z',
  '--no-renames',
  '--ignore-submodules',
  '--relative',
  revision,
  '--',
  '.',
];

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

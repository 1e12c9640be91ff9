import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentError, UsageError } from '../../src/node/base/content/content-error';
import { problemText } from '../../src/node/base/content/problem-text';
import { GitFailure } from '../../src/node/base/git/git-failure';
import { type GitReader, openReader } from '../../src/node/base/git/reader';
import { lineOf, wordsOf } from '../../src/node/base/git/run-git';
import { checkContent } from '../../src/node/build/check-content';
import { isHiddenName } from '../../src/site/page/output-paths';
import { uncommittedFiles } from '../support/uncommitted-files';
import type { ContentFiles } from './make-content';

/** Refuses if something in a content folder, or below these paths, is in no commit: then git can't bring it back. */
export async function refuseUncommitted(folder: string, others: readonly string[]): Promise<void> {
  const there = [folder, ...others].filter(holdsSomething);
  if (there.length === 0) return;
  const isThere = there.includes(folder);
  if (isThere && !statSync(folder).isDirectory()) throw new UsageError(`${folder} is a file, not a folder.`);
  // Git has to run in a folder that exists.
  const place = isThere ? folder : dirname(there[0] ?? folder);
  const changed = (await uncommitted(place, there)).filter((path) => !staysThere(path));
  if (changed.length === 0) return;
  throw uncommittedFiles(changed);
}

/** The paths of files that are in no commit, from the place, or from the top for those outside of it. */
async function uncommitted(place: string, there: readonly string[]): Promise<string[]> {
  let git: GitReader | undefined;
  try {
    git = openReader(place);
    if (!git) throw new UsageError(notKept);
    const all = ['--no-renames', '--untracked-files=all', '--ignored', '--ignore-submodules'];
    const [status, tracked, own] = await Promise.all([
      git.readFiles(['status', '--porcelain', '-z', ...all, '--', ...there]),
      git.read(['ls-files', '-z', '--stage', '--full-name', '--', ...there]),
      git.read(['rev-parse', '--show-prefix']),
    ]);
    const prefix = lineOf(own);
    const paths = [
      ...wordsOf(status).map((line) => line.slice(3)),
      // git is not asked what has changed in a submodule, because that would run what is set there.
      ...wordsOf(tracked).flatMap((line) => (line.startsWith('160000 ') ? [line.replace(/^.*?\t/, '')] : [])),
    ];
    return paths.map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : path));
  } catch (error) {
    throw error instanceof GitFailure ? new UsageError(notKept, { cause: error }) : error;
  } finally {
    git?.close();
  }
}

const notKept =
  'The content is not kept in git, so what is replaced would be lost. Run: git init && git add -A && git commit -m "Before init"';

const holdsSomething = (path: string) =>
  existsSync(path) && (!statSync(path).isDirectory() || !readdirSync(path).every(staysThere));

/** Hidden files at the top of a content folder are no content, such as a repository of its own. */
const staysThere = (path: string) => isHiddenName(path.split('/', 1)[0] ?? '');

/**
 * Puts files in the place of a content folder, as a whole: they are written beside it and checked first. A ContentError
 * says what is wrong with them, and then nothing has changed.
 */
export async function replaceContent(folder: string, files: ContentFiles): Promise<void> {
  const written = `${folder}.new-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(written, file)), { recursive: true });
      writeFileSync(join(written, file), content);
    }
    const checked = await checkContent(written);
    const errors = checked.findings.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
      throw new ContentError(problemText({ ...checked, folder, findings: errors }, process.stderr));
    const isThere = existsSync(folder);
    if (isThere) renameSync(folder, old);
    const staying = isThere ? readdirSync(old).filter(staysThere) : [];
    try {
      // Before the folder has its name again: a lock of this command is among them.
      for (const name of staying) renameSync(join(old, name), join(written, name));
      renameSync(written, folder);
    } catch (error) {
      for (const name of staying)
        if (!existsSync(join(old, name))) renameSync(join(written, name), join(old, name));
      if (isThere) renameSync(old, folder);
      throw error;
    }
  } finally {
    rmSync(written, { recursive: true, force: true });
  }
  rmSync(old, { recursive: true, force: true });
}

/** What is of the shipped site alone, beside its content: its tests, and the pictures of its pages. */
export function shippedOnly(root: string): string[] {
  const screens = join(root, 'docs', 'screens');
  const pictures = existsSync(screens) ? readdirSync(screens).filter((name) => name.endsWith('.jpg')) : [];
  return [join(root, 'tests', 'shipped-site'), ...pictures.map((name) => join(screens, name))];
}

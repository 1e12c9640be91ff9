import { siteFile } from '../../../site/files/site-file';
import { isHiddenName } from '../../../site/page/output-paths';
import { cachedFolder } from '../../base/code/cached-folder.mjs';
import { UsageError } from '../../base/content/content-error';
import { GitFailure } from '../../base/git/git-failure';
import { askForBlobs, blobsIn, type GitReader, openReader } from '../../base/git/reader';
import { lineOf, wordsOf } from '../../base/git/run-git';

/** The content that is online, as far as git knows. */
export interface PublishedContent {
  /** Its files, in the cache. */
  folder: string;
  /** The branch or what else was asked for, and its commit. */
  name: string;
  commit: string;
  subject: string;
}

/** In the order in which they are looked for. Hosts often fetch one branch alone. */
const remoteBranches = ['origin/main', 'origin/master', 'origin/HEAD'];
const ownBranches = ['main', 'master'];

const toFetch =
  'Let the host fetch it before the build: git fetch origin main:refs/remotes/origin/main. Or name a revision with --since.';

/**
 * Finds what is online: the commit at which this branch has left the main one, or the one that is named. Gives a sentence
 * if there is none.
 */
export async function publishedContent(
  folder: string,
  cache: string,
  since: string | undefined,
): Promise<PublishedContent | string> {
  let git: GitReader | undefined;
  try {
    git = openReader(folder);
    if (!git) return 'The content is in no git repository, so it is not known what is online.';
    const found = since === undefined ? await findBranch(git) : { name: since, ref: since };
    if (!found) return `This clone does not have the branch that is online. ${toFetch}`;
    return await contentAt(git, found.name, await commitOf(git, found.ref, since === undefined), cache);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    const reason = error.reason ?? 'git is not installed';
    if (since !== undefined)
      throw new UsageError(`git can't show the content at ${since}: ${reason}.`, { cause: error });
    return `git can't tell what is online: ${reason}.`;
  } finally {
    git?.close();
  }
}

async function findBranch(git: GitReader): Promise<{ name: string; ref: string } | undefined> {
  const format = '--format=%(refname)%00';
  const known = wordsOf(await git.read(['for-each-ref', format])).map((name) => name.trim());
  const remotes = known.filter((name) => name.startsWith('refs/remotes/'));
  const [place, names] = remotes.length > 0 ? ['remotes', remoteBranches] : ['heads', ownBranches];
  const all = names.map((name) => ({ name, ref: `refs/${place}/${name}` }));
  return all.find(({ ref }) => known.includes(ref));
}

/** Where the history is not complete, there may be no commit that both have. */
async function commitOf(git: GitReader, ref: string, fromBranch: boolean): Promise<string> {
  const tip = lineOf(await git.read(['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]));
  if (!fromBranch) return tip;
  return git.read(['merge-base', 'HEAD', tip]).then(lineOf, () => tip);
}

async function contentAt(
  git: GitReader,
  name: string,
  commit: string,
  cache: string,
): Promise<PublishedContent | string> {
  const listed = wordsOf(await git.read(['ls-tree', '-r', '-z', commit])).map(entryIn);
  const entries = listed.filter(({ isFile, path }) => isFile && !path.split('/').some(isHiddenName));
  if (!entries.some(({ path }) => path === siteFile))
    return `There is no content at ${name}, because it has no ${siteFile} there.`;
  const tree = lineOf(await git.read(['rev-parse', `${commit}:./`]));
  const folder = await cachedFolder(cache, 'published', tree, async () => {
    const contents = blobsIn(await git.read(...askForBlobs(entries.map(({ id }) => id))));
    return entries.map(({ path }, index) => ({ path, content: contents[index] ?? '' }));
  });
  const [short = '', subject = ''] = wordsOf(
    await git.read(['log', '-1', '--no-show-signature', '--format=%h%x00%s%x00', commit, '--']),
  );
  return { folder, name, commit: short, subject };
}

/** An entry of a tree: mode, type and id, a tab, the path. */
function entryIn(line: string) {
  const [facts = '', path = ''] = [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)];
  const [mode = '', , id = ''] = facts.split(' ');
  return { path, id, isFile: mode.startsWith('100') };
}

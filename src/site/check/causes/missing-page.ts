import { definedIn } from '../../files/collection-files';
import { isPageFile, siteFile } from '../../files/site-file';
import { readJson } from '../../json/read-json';
import { notFoundPath } from '../../page/addresses';
import type { SitePage } from '../../page/site-page';
import { type Finding, isWarning, withFollowUps } from '../../problem/finding';
import { createFinding } from '../../problem/rule-text';
import { brokenPagePaths } from '../../read/broken-page-paths';
import { meantPage } from '../../read/unread-files';
import { editDistance } from '../../text/nearest';
import { counted } from '../../text/wording';
import { brokenLink } from '../broken-link';
import type { CheckedContent } from '../rule';
import type { Culprit, FindCulprit } from './culprit';

/** Why a page that places name is not there: its file is not read, or its own path is mistyped. */
export const missingPage: FindCulprit = (path, found, content, all) => {
  if (!content.complete)
    return follows(all.find(isGap) ?? all.find(isUnreadable) ?? all.find(isLost(content)), path);
  return (
    follows(unreadFile(path, content, all), path) ??
    follows(all.find(takesPath(path, content)), path) ??
    renamedPage(path, found, content)
  );
};

/** An entry of "pages" that names no file. */
const isGap = ({ id, file, pointer, severity, cause }: Finding) =>
  id === 'no-page-file' ||
  (file === siteFile &&
    pointer.startsWith('/pages/') &&
    !cause &&
    (severity === 'error' || id === 'unused-page-file'));

/** A file that can't be read, perhaps one with pages. */
const isUnreadable = ({ file, id, cause, severity }: Finding) =>
  !cause && severity === 'error' && (file === siteFile || id === 'refused-file');

/** An error of a page, or of the pages of a collection, that are not there for it. */
const isLost = ({ pages }: CheckedContent) => {
  const read = new Set(pages.map(({ file }) => file));
  const hasPages = (file: string) => isPageFile(file) || definedIn(file) !== undefined;
  return (finding: Finding) => !isWarning(finding) && hasPages(finding.file) && !read.has(finding.file);
};

const unreadFile = (path: string, { files }: CheckedContent, all: readonly Finding[]) =>
  all.find(
    (finding) =>
      ['unused-page-file', 'unread-file', 'image-kind'].includes(finding.id) &&
      withFollowUps(finding).some(({ file }) => pathsOf(file, files.read).includes(path)),
  );

/** A page that has the path of another one, and no longer its own. */
const takesPath =
  (path: string, { suggestPath }: CheckedContent) =>
  ({ id, file, pointer, cause }: Finding) =>
    id === 'duplicate-path' &&
    pointer.endsWith('/path') &&
    !cause &&
    (brokenPagePaths(file, undefined)[0] === path || suggestPath(path) === undefined);

/** Paths that the page of a file probably has. */
function pathsOf(file: string, read: (file: string) => string): readonly string[] {
  const page = meantPage(file);
  if (page === undefined) return [];
  const value = readJson(() => read(file));
  return brokenPagePaths(page, value);
}

/** A finding that says how many places need what it is about. */
function follows(finding: Finding | undefined, path: string): Culprit | undefined {
  if (!finding) return undefined;
  const isOfSeveral =
    finding.followUps !== undefined || isGap(finding) || definedIn(finding.file) !== undefined;
  const what = isOfSeveral ? 'pages that are not read' : `its page ${path}`;
  return {
    key: `${finding.file} ${finding.pointer}`,
    instead: finding,
    finding: (count) =>
      finding.file === siteFile && !isGap(finding)
        ? finding
        : {
            ...finding,
            message: `${finding.message} ${counted(count, 'places')} ${count === 1 ? 'names' : 'name'} ${what}.`,
          },
  };
}

/** The page whose path is probably not the meant one: its file has another name, or nothing names it. */
function renamedPage(path: string, found: readonly Finding[], content: CheckedContent): Culprit | undefined {
  // Nothing ever names the page for unknown addresses.
  const pages = content.pages.filter(({ facts }) => facts.path !== notFoundPath);
  const uses = ({ facts }: SitePage) => usesOf(facts.path, content);
  const page =
    pages.find((each) => isNamedLike(path, each) && uses(each) < found.length) ??
    pages.find(
      (each) =>
        editDistance(path, each.facts.path, 2) < 2 &&
        path.replace(/\D/g, '') === each.facts.path.replace(/\D/g, '') &&
        !isNamedLike(each.facts.path, each) &&
        uses(each) === 0,
    );
  if (!page) return undefined;
  const { file, pointer, facts } = page;
  const location = { file, pointer: `${pointer}/path` };
  return {
    key: `${file} ${pointer}`,
    finding: (count) => createFinding(brokenLink, location, 'renamed', path, facts.path, count),
  };
}

/** Whether the page's file has the name of the path. */
const isNamedLike = (path: string, { file, pointer }: SitePage): boolean =>
  pointer === '' && brokenPagePaths(file, undefined)[0] === path;

function usesOf(path: string, { pages, references }: CheckedContent): number {
  const names = (href: string) => href === path || href.startsWith(`${path}#`);
  const lists = [
    [...references.links],
    ...pages.map(({ facts }) => [...new Set([...facts.links, ...facts.sources]), facts.parent ?? '']),
  ];
  return lists.reduce((sum, list) => sum + list.filter(names).length, 0);
}

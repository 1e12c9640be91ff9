import { publishedAddresses } from '../../../site/files/published-files';
import { textOf } from '../../../site/json/text-of';
import { pageLink } from '../../../site/page/links';
import { namedAnchors } from '../../../site/page/page-anchors';
import { type PageFacts, siteReferences } from '../../../site/page/page-facts';
import { replaceTokens } from '../../../site/page/tokens';
import type { Site } from '../../../site/resolve/site';
import type { LinkRequests } from '../../protocol/requests';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { linksTo, shortened } from './page-plan';
import type { Handlers } from './request-values';

type Counts = Readonly<Record<string, number>>;

/**
 * How many pages name each page, by its path; header and footer count as one. Kept while the site is the same. A page of
 * `files` that is not valid now counts as it was.
 */
export function createLinkCounts(): (site: Site | undefined, files: readonly string[]) => Counts {
  let last: { site: Site; counts: Counts } | undefined;
  /** By page file. */
  const valid = new Map<string, PageFacts>();
  return (site, files) => {
    if (!site) return last?.counts ?? {};
    if (last?.site === site) return last.counts;
    const there = new Set(files);
    const read = new Map(site.pages.map(({ file, facts }) => [file, facts]));
    const waiting = [...valid]
      .filter(([file]) => there.has(file) && !read.has(file))
      .map(([, facts]) => facts);
    for (const [file, facts] of read) valid.set(file, facts);
    last = { site, counts: countLinks(site, [...site.pages.map(({ facts }) => facts), ...waiting]) };
    return last.counts;
  };
}

function countLinks({ content }: Site, pages: readonly PageFacts[]): Counts {
  const own = new Map(
    pages.flatMap(({ path, aliases = [] }) => [path, ...aliases].map((each) => [each, path] as const)),
  );
  const counts: Record<string, number> = {};
  const count = (paths: Iterable<string>, from?: string) => {
    for (const path of new Set([...paths].flatMap((each) => own.get(each) ?? [])))
      if (path !== from) counts[path] = (counts[path] ?? 0) + 1;
  };
  const pathsOf = (links: Iterable<string>) => [...links].flatMap((link) => pageLink(link)?.path ?? []);
  count(pathsOf(siteReferences(content).links));
  for (const { path, links, sources, parent } of pages)
    count([...pathsOf(links), ...sources, ...(parent ? [parent] : [])], path);
  return counts;
}

export function linkHandlers({ pages, files }: FolderWorkspace): Handlers<keyof LinkRequests> {
  const counts = createLinkCounts();
  return {
    anchors({ path }) {
      const site = pages.site();
      const page = site?.find(textOf(path));
      if (!site || !page) return [];
      return namedAnchors(page.loadContent()).map(({ id, name }) => ({
        id,
        name: replaceTokens(name, site.facts.tokens),
      }));
    },
    publishedFiles: () => publishedAddresses(files()),
    linksIn: () => counts(pages.site(), files().list()),
    linksTo: ({ path }) => shortened(linksTo(files(), textOf(path))),
  };
}

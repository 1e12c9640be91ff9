import { pageLink } from '../../../site/page/links';
import { type PageFacts, siteReferences } from '../../../site/page/page-facts';
import type { Site } from '../../../site/resolve/site';

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

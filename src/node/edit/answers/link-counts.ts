import { pageLink } from '../../../site/page/links';
import { siteReferences } from '../../../site/page/page-facts';
import type { Site } from '../../../site/resolve/site';

/** How many pages name each page, by its path; header and footer count as one. Kept while the site is the same. */
export function createLinkCounts(): (site: Site | undefined) => Readonly<Record<string, number>> {
  let last: { site: Site; counts: Readonly<Record<string, number>> } | undefined;
  return (site) => {
    if (!site) return {};
    if (last?.site !== site) last = { site, counts: countLinks(site) };
    return last.counts;
  };
}

function countLinks({ pages, content, find }: Site): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (paths: Iterable<string>, own?: string) => {
    for (const path of new Set([...paths].flatMap((each) => find(each)?.facts.path ?? [])))
      if (path !== own) counts[path] = (counts[path] ?? 0) + 1;
  };
  const pathsOf = (links: Iterable<string>) => [...links].flatMap((link) => pageLink(link)?.path ?? []);
  count(pathsOf(siteReferences(content).links));
  for (const { facts } of pages)
    count([...pathsOf(facts.links), ...facts.sources, ...(facts.parent ? [facts.parent] : [])], facts.path);
  return counts;
}

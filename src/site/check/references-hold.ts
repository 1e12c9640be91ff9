import { publishedFrom } from '../files/published-files';
import type { KnownPages } from '../page/known-pages';
import { pageLink } from '../page/links';
import type { PageFacts } from '../page/page-facts';
import type { CheckedContent } from './rule';

/**
 * Whether every link of a page leads to a page by its path, and to an anchor that exists, or to a file: then the rules
 * need not look at its references. Always false for pages that show cards of other pages, that
 * are replaced by one, or that link to one with dates.
 */
export function referencesHold(
  { links, files, sources, after }: PageFacts,
  { known, hasFile, times }: Pick<CheckedContent, 'known' | 'hasFile' | 'times'>,
): boolean {
  return (
    sources.length === 0 &&
    after === undefined &&
    links.every((href) => exists(href, known) && !times.of(pageLink(href)?.path ?? href)) &&
    files.every((path) => hasFile(publishedFrom(path.slice(1))))
  );
}

function exists(href: string, known: KnownPages): boolean {
  const target = known.page(href);
  if (target) return target.facts.path === href;
  const link = pageLink(href);
  const page = link && known.page(link.path);
  return (
    page?.facts.path === link?.path &&
    link?.anchor !== undefined &&
    page?.facts.anchors.includes(link.anchor) === true &&
    !page.facts.dated?.some(({ anchors }) => anchors.includes(link.anchor ?? ''))
  );
}

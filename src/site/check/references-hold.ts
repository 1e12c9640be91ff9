import type { KnownPages } from '../page/known-pages';
import { pageLink } from '../page/links';
import type { PageFacts } from '../page/page-facts';

/**
 * Whether every link of a page leads to a page by its path, and to an anchor that exists: then the rules need not look
 * at its references. Always false for pages that show cards of other pages.
 */
export function referencesHold({ links, sources }: PageFacts, known: KnownPages): boolean {
  return sources.length === 0 && links.every((href) => exists(href, known));
}

function exists(href: string, known: KnownPages): boolean {
  const target = known.page(href);
  if (target) return target.facts.path === href;
  const link = pageLink(href);
  const page = link && known.page(link.path);
  return (
    page?.facts.path === link?.path &&
    link?.anchor !== undefined &&
    page?.facts.anchors.includes(link.anchor) === true
  );
}

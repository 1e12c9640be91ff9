import type { KnownPages } from '../page/known-pages';
import { pageLink } from '../page/links';
import type { PageFacts } from '../page/page-facts';

/**
 * Whether nothing that a page refers to can be wrong: every link leads to a page by its own path, and to an anchor
 * that is there. Of a page that shows the cards of others it is never said.
 */
export function referencesHold({ links, sources }: PageFacts, known: KnownPages): boolean {
  return sources.length === 0 && links.every((href) => leads(href, known));
}

function leads(href: string, known: KnownPages): boolean {
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

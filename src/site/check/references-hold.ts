import { publishedFrom } from '../files/published-files';
import type { KnownPages } from '../page/known-pages';
import { pageLink } from '../page/links';
import type { PageFacts } from '../page/page-facts';
import type { Times } from '../page/times';
import { type Interval, without } from '../time/interval';
import type { CheckedContent } from './rule';

/**
 * Whether every link of a page leads to a page by its path, and to an anchor that exists, or to a file, as long as the
 * page is there: then the rules need not look at its references. Always false for pages that show cards of other pages,
 * and for those whose address leads to one with dates.
 */
export function referencesHold(
  facts: PageFacts,
  { known, hasFile, times }: Pick<CheckedContent, 'known' | 'hasFile' | 'times'>,
): boolean {
  const { links, files, sources, after } = facts;
  return (
    sources.length === 0 &&
    (after === undefined || !times.of(pathOf(after))) &&
    links.every((href) => exists(href, known) && isThereFor(pathOf(href), facts, times)) &&
    files.every((path) => hasFile(publishedFrom(path.slice(1))))
  );
}

const pathOf = (href: string) => pageLink(href)?.path ?? href;

/** Whether an address is one of a page, or leads to one, all the time that a page is there. */
function isThereFor(path: string, facts: PageFacts, times: Times): boolean {
  const shown = times.of(path);
  if (!shown) return true;
  const own = times.timeOf({ ...facts, draft: false });
  const isLed = ({ from }: Interval) => times.leadAfter(path, from) !== undefined;
  return own !== undefined && without(own, shown).every(isLed);
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

import { eachLink, pageLink } from '../page/links';
import { didYouMean } from '../text/nearest';
import type { Check, CheckedContent, FieldContext } from './rule';

export const brokenAnchor: Check = {
  id: 'broken-anchor',
  severity: 'error',
  references: eachLink<FieldContext<CheckedContent>>((href, { content, report }, at) => {
    const link = pageLink(href);
    if (link?.anchor === undefined) return;
    // A broken page has an anchor, for all we know.
    const target = content.known.page(link.path);
    if (!target) return;
    const { anchors } = target.facts;
    if (anchors.includes(link.anchor)) return;
    const help =
      anchors.length > 0 ? `It has: ${anchors.join(', ')}.` : 'Give the block that is meant an "id".';
    report(at, `The page ${link.path} has no #${link.anchor}.${didYouMean(link.anchor, anchors)}`, help);
  }),
};

import { didYouMean } from '../nearest';
import { anchorsOf } from '../page-anchors';
import type { FieldCheck } from './check';
import { eachLink, pageLink } from './each-link';

export const brokenAnchor: FieldCheck = {
  id: 'broken-anchor',
  severity: 'error',
  fields: eachLink((href, { content, report }, at) => {
    const link = pageLink(href);
    if (link?.anchor === undefined) return;
    // A broken page has an anchor, for all we know.
    const target = content.known.page(link.path);
    if (!target) return;
    const anchors = anchorsOf(target.content);
    if (anchors.has(link.anchor)) return;
    const help =
      anchors.size > 0 ? `It has: ${[...anchors].join(', ')}.` : 'Give the block that is meant an "id".';
    report(at, `The page ${link.path} has no #${link.anchor}.${didYouMean(link.anchor, anchors)}`, help);
  }),
};

import { eachLink, pageLink } from '../page/links';
import { didYouMean, guess, nearest } from '../text/nearest';
import type { Rule } from './rule';

export const brokenAnchor: Rule<{ unknown: [path: string, anchor: string, known: readonly string[]] }> = {
  id: 'broken-anchor',
  severity: 'error',
  meaning: 'The part of a link after # is the "id" of a block on that page.',
  messages: {
    unknown: {
      message: (path, anchor, known) => {
        const meant = nearest(anchor, known);
        return `The page ${path} has no #${anchor}.${didYouMean(meant && `${path}#${meant}`)}`;
      },
      help: (_path, _anchor, known) =>
        known.length > 0
          ? `The ids on that page: ${known.join(', ')}.`
          : 'Give the block that the link leads to an "id".',
      mend: (path, anchor, known) => {
        const meant = guess(anchor, known, 2);
        return meant?.isSure ? { link: `${path}#${anchor}`, to: `${path}#${meant.text}` } : undefined;
      },
      example: ['/contact', 'from', ['form']],
    },
  },
  references: eachLink((href, { content, report }, at) => {
    const link = pageLink(href);
    if (link?.anchor === undefined) return;
    // The anchors of a page that is not valid are not known.
    const target = content.known.page(link.path);
    if (target && !target.facts.anchors.includes(link.anchor))
      report(at, 'unknown', link.path, link.anchor, target.facts.anchors);
  }),
};

import { eachLink, pageLink } from '../page/links';
import { didYouMean, type Guess, guess } from '../text/nearest';
import type { Rule } from './rule';

export const brokenAnchor: Rule<{
  unknown: [path: string, anchor: string, known: readonly string[], meant: Guess | undefined];
  dated: [path: string, anchor: string];
}> = {
  id: 'broken-anchor',
  severity: 'error',
  meaning: 'The part of a link after # is the "id" of a block on that page.',
  messages: {
    unknown: {
      cause: (path, anchor) => ['anchor', `${path}#${anchor}`],
      message: (path, anchor, _, meant) =>
        `The page ${path} has no #${anchor}.${didYouMean(meant && `${path}#${meant.text}`)}`,
      help: (_path, _anchor, known) =>
        known.length > 0
          ? `The ids on that page: ${known.join(', ')}.`
          : 'Give the block that the link leads to an "id".',
      fix: (path, anchor, _, meant) =>
        meant?.isSure ? { link: `${path}#${anchor}`, to: `${path}#${meant.text}` } : undefined,
      example: ['/contact', 'from', ['form'], { text: 'form', isSure: true }],
    },
    dated: {
      message: (path, anchor) =>
        `#${anchor} is in a block of ${path} that is not always shown, so no link can lead to it.`,
      help: (path) => `Link to "${path}", or delete "from", "until" and "draft" of the block.`,
      example: ['/contact', 'form'],
    },
  },
  references: eachLink((href, { content, report }, at) => {
    const link = pageLink(href);
    if (link?.anchor === undefined) return;
    // The anchors of a page that is not valid are not known.
    const { anchors, dated = [] } = content.known.page(link.path)?.facts ?? {};
    const { anchor } = link;
    if (dated.some((block) => block.anchors.includes(anchor))) report(at, 'dated', link.path, anchor);
    // Another page has taken the path of the one that is meant.
    const isTwice = () => content.pages.filter(({ facts }) => facts.path === link.path).length > 1;
    if (anchors && !anchors.includes(link.anchor) && !isTwice())
      report(at, 'unknown', link.path, link.anchor, anchors, guess(link.anchor, anchors, 2));
  }),
};

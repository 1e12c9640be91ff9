import { createMatch } from '../files/match-files';
import { pageLink } from '../page/links';
import type { Finding, Meant } from '../problem/finding';
import { didYouMean, nearest } from '../text/nearest';
import type { CheckedContent } from './rule';

/** Adds what was probably meant to a message, or what exists and is most like it. */
export function propose(finding: Finding, content: CheckedContent): Finding {
  const { meant } = finding;
  if (!meant) return finding;
  return { ...finding, message: finding.message + hint(meant, content) };
}

function hint({ kind, text }: Meant, content: CheckedContent): string {
  switch (kind) {
    case 'href':
      return linkHint(text, content);
    case 'imageFile':
      return content.hasFile(text) ? didYouMean(text) : content.suggest.image(text);
    case 'logoId':
      return content.logoIds?.has(text) !== false ? didYouMean(text) : content.suggest.logo(text);
    case 'pageFiles':
      return createMatch(content.files.list())(text).length > 0 ? didYouMean(text) : '';
    case 'aliasPath':
      return content.known.has(text)
        ? ` The address ${text} exists already: delete this alias.`
        : didYouMean(text);
    case 'layout': {
      const names = content.site && Object.keys(content.site.layouts ?? {});
      return didYouMean(!names || names.includes(text) ? text : nearest(text, names));
    }
    default:
      return didYouMean(text);
  }
}

function linkHint(href: string, { known, complete, suggestPath }: CheckedContent): string {
  const link = pageLink(href);
  if (!link) return didYouMean(href);
  const { path, anchor } = link;
  if (!known.has(path)) return complete ? suggestPath(path) : didYouMean(href);
  const anchors = known.page(path)?.facts.anchors;
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return didYouMean(href);
  const other = nearest(anchor, anchors);
  return didYouMean(other === undefined ? path : `${path}#${other}`);
}

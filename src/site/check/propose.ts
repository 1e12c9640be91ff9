import { createMatch } from '../files/match-files';
import { publishedFrom } from '../files/published-files';
import { fileLink, pageLink } from '../page/links';
import type { Finding, Meant } from '../problem/finding';
import { didYouMean, type Guess, guess, sure } from '../text/nearest';
import type { CheckedContent } from './rule';

/** Adds what was probably meant to a message, or what exists and is most like it. Undefined if nothing is wrong. */
export function propose(finding: Finding, content: CheckedContent): Finding | undefined {
  const { meant, message } = finding;
  if (!meant) return finding;
  const { kind, text, written, mustExist } = meant;
  if (mustExist && !content.known.has(pageLink(text)?.path ?? '')) return undefined;
  if (kind === 'aliasPath' && content.known.has(text))
    return { ...finding, message: `${message} The address ${text} exists already: delete this alias.` };
  const found = existing(meant, content);
  if (!found) return finding;
  const to = found.text;
  const fix = kind === 'href' || kind === 'imageFile' ? { link: written, to } : { value: to };
  // An anchor that can't be one was meant for some block.
  const losesAnchor = kind === 'href' && /#./.test(written) && !to.includes('#');
  return {
    ...finding,
    message: message + didYouMean(to),
    ...(found.isSure && !meant.loses && !losesAnchor && { fix }),
  };
}

function existing({ kind, text }: Meant, content: CheckedContent): Guess | undefined {
  const itself = sure(text);
  switch (kind) {
    case 'href':
      return existingLink(text, content);
    case 'imageFile':
      return content.hasFile(text) ? itself : content.suggest.image(text);
    case 'logoId':
      return content.logoIds?.has(text) !== false ? itself : content.suggest.logo(text);
    case 'pageFiles':
      return createMatch(content.files.list())(text).length > 0 ? itself : undefined;
    case 'layout': {
      const names = content.site && Object.keys(content.site.layouts ?? {});
      return !names || names.includes(text) ? itself : guess(text, names);
    }
    default:
      return itself;
  }
}

function existingLink(
  href: string,
  { known, complete, suggestPath, hasFile }: CheckedContent,
): Guess | undefined {
  const file = fileLink(href);
  // An alias may have the name of a file.
  if (file !== undefined && !known.has(file))
    return hasFile(publishedFrom(file.slice(1))) ? sure(href) : suggestPath(file);
  const link = pageLink(href);
  if (!link) return sure(href);
  const { path, anchor } = link;
  if (!known.has(path)) {
    const other = complete ? suggestPath(path) : sure(href);
    // The block that an anchor leads to is on the page that was meant.
    return other && { text: other.text, isSure: other.isSure && anchor === undefined };
  }
  const anchors = known.page(path)?.facts.anchors;
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return sure(href);
  const other = guess(anchor, anchors);
  return other ? { text: `${path}#${other.text}`, isSure: other.isSure } : { text: path, isSure: false };
}

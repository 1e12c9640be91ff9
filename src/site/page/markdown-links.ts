import { fromMarkdown, type Handle } from 'mdast-util-from-markdown';
import { markLength } from '../files/files';
import { isTooDense } from './markdown';
import { eachNode, spanOf } from './markdown-tree';
import type { Span } from './written-characters';

export interface MarkdownLink extends Span {
  href: string;
  /** It is the file of a picture. */
  isPicture?: true;
}

/** The links and pictures of a text with the places of their addresses, as they are written between ( and ). */
export function markdownLinks(text: string): MarkdownLink[] {
  if (!text.includes('[') || isTooDense(text)) return [];
  // The parser does not count it.
  const mark = markLength(text);
  const addresses: Span[] = [];
  const note =
    (bracket: number): Handle =>
    ({ start, end }) =>
      void addresses.push({ start: start.offset + bracket, end: end.offset - bracket });
  const enter = { resourceDestinationRaw: note(0), resourceDestinationLiteral: note(1) };
  const root = fromMarkdown(text, { mdastExtensions: [{ enter }] });
  const found: MarkdownLink[] = [];
  eachNode(root, text.slice(mark), (node) => {
    if ((node.type !== 'link' && node.type !== 'image') || node.url === '') return undefined;
    const { start, end } = spanOf(node);
    // Before it, there may be those of pictures in the link's text.
    const address = addresses.findLast((each) => start <= each.start && each.end <= end);
    if (address)
      found.push({
        href: node.url,
        start: address.start + mark,
        end: address.end + mark,
        ...(node.type === 'image' && { isPicture: true }),
      });
    return undefined;
  });
  return found;
}

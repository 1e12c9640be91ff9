import type { Nodes } from 'mdast';
import { fromMarkdown, type Handle } from 'mdast-util-from-markdown';
import { markLength } from '../files/files';
import { isTooDense } from './markdown';

/** Where something is in a text: `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

export interface MarkdownLink extends Span {
  href: string;
}

/** The links of a text with the places of their addresses, as they are written between ( and ). */
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
  eachNode(root, (node) => {
    if (node.type !== 'link' || node.url === '') return undefined;
    const { start, end } = spanOf(node);
    // Before it, there may be those of pictures in the link's text.
    const address = addresses.findLast((each) => start <= each.start && each.end <= end);
    if (address) found.push({ href: node.url, start: address.start + mark, end: address.end + mark });
    return undefined;
  });
  return found;
}

export const spanOf = ({ position }: Nodes): Span => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Visits a node and those in it, unless the visitor says to skip these. */
export function eachNode(node: Nodes, visit: (node: Nodes) => 'skip' | undefined): void {
  if (visit(node) !== 'skip' && 'children' in node) for (const child of node.children) eachNode(child, visit);
}

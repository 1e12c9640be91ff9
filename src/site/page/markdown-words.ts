import type { InlineCode, Nodes, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { markLength } from '../files/files';
import { isTooDense, plainParagraphs } from './markdown';
import { eachNode, type Span, spanOf } from './markdown-links';

/** Visible words that stand together in a text, and where each of their characters is written. */
export interface TextWords {
  words: string;
  /** One for each character of the words: an escape is one. */
  written: readonly Span[];
  /** Follows the words before it in their paragraph, where markup begins or ends. */
  goesOn?: boolean;
}

/** The words that readers of a Markdown text see: no address, and no markup. */
export function markdownWords(text: string): TextWords[] {
  if (plainParagraphs(text)) return [plainWords(text)];
  if (isTooDense(text)) return [];
  const mark = markLength(text);
  const source = text.slice(mark);
  const found: TextWords[] = [];
  const shift = ({ start, end }: Span) => ({ start: start + mark, end: end + mark });
  let goesOn = false;
  const add = (words: string, written: readonly Span[]) => {
    found.push({ words, written: written.map(shift), goesOn });
    goesOn = true;
  };
  eachNode(fromMarkdown(source), (node) => {
    if (isBareAddress(node, source)) return 'skip';
    if (node.type === 'text') add(node.value, align(node, source));
    else if (node.type === 'inlineCode') add(node.value, alignCode(node, source));
    else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'break') goesOn = false;
    return undefined;
  });
  return found;
}

/** A text that is words from start to end. */
export const plainWords = (text: string): TextWords => ({
  words: text,
  written: Array.from({ length: text.length }, (_, start) => ({ start, end: start + 1 })),
});

/** `<https://…>` is an address, also where readers see it. */
const isBareAddress = (node: Nodes, source: string) =>
  node.type === 'link' && source[spanOf(node).start] === '<';

const entity = /^&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|\w{1,31});/;

/** Goes through a text as it is written and as it is read, side by side. */
function align(node: Text, source: string): Span[] {
  const { start, end } = spanOf(node);
  const { value } = node;
  const written: Span[] = [];
  let at = start;
  const take = (length: number, characters: number) => {
    for (let count = 0; count < characters; count++) written.push({ start: at, end: at + length });
    at += length;
  };
  while (at < end && written.length < value.length) {
    const next = value[written.length];
    const [reference] = (source[at] === '&' && entity.exec(source.slice(at, end))) || [];
    const decoded = reference && decode(reference);
    if (source[at] === '\\' && source[at + 1] === next && /[!-/:-@[-`{-~]/.test(next ?? '')) take(2, 1);
    else if (reference && decoded && decoded !== reference && value.startsWith(decoded, written.length))
      take(reference.length, decoded.length);
    else if (source[at] === next) take(1, 1);
    // White space that the parser leaves out.
    else at++;
  }
  return written;
}

function decode(reference: string): string {
  const [paragraph] = fromMarkdown(reference).children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  return text?.type === 'text' ? text.value : reference;
}

/** Code has no escapes. */
function alignCode(node: InlineCode, source: string): Span[] {
  const { start, end } = spanOf(node);
  const [fence = ''] = /^`*/.exec(source.slice(start, end)) ?? [];
  const first = start + fence.length + (end - start - 2 * fence.length > node.value.length ? 1 : 0);
  return Array.from({ length: node.value.length }, (_, index) => ({
    start: first + index,
    end: first + index + 1,
  }));
}

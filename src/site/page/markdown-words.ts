import type { Nodes } from 'mdast';
import { fromMarkdown, type Handle } from 'mdast-util-from-markdown';
import { markLength } from '../files/files';
import { isTooDense, plainParagraphs } from './markdown';
import { eachNode, spanOf } from './markdown-tree';
import { type Span, writtenCharacters, writtenCode, writtenLines } from './written-characters';

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
  /** Of a picture: its description between [ and ], and its caption with the quotes around it. */
  const labels: Span[] = [];
  const titles: Span[] = [];
  const note =
    (spans: Span[]): Handle =>
    ({ start, end }) =>
      void spans.push({ start: start.offset, end: end.offset });
  const enter = { labelText: note(labels), resourceTitle: note(titles) };
  const addAlone = (words: string, written: readonly Span[]) => {
    goesOn = false;
    if (words !== '' && words.length === written.length) add(words, written);
    goesOn = false;
  };
  const addLabel = (words: string | null | undefined, span: Span | undefined) => {
    if (words && span) addAlone(words, writtenCharacters(words, source, span));
  };
  eachNode(fromMarkdown(source, { mdastExtensions: [{ enter }] }), source, (node) => {
    const span = spanOf(node);
    if (isBareAddress(node, source)) return 'skip';
    if (node.type === 'text') add(node.value, writtenCharacters(node.value, source, span));
    else if (node.type === 'inlineCode') add(node.value, writtenCode(node, source, span));
    else if (node.type === 'code') addAlone(node.value, writtenLines(node.value, source, span));
    else if (node.type === 'image') {
      const isIn = (each: Span) => span.start <= each.start && each.end <= span.end;
      addLabel(node.alt, labels.find(isIn));
      addLabel(node.title, titles.findLast(isIn));
    } else if (lineNodes.has(node.type)) goesOn = false;
    return undefined;
  });
  return found;
}

/** What begins a line of its own. */
const lineNodes: ReadonlySet<Nodes['type']> = new Set(['paragraph', 'heading', 'break', 'tableCell']);

/** A text that is words from start to end. */
export const plainWords = (text: string): TextWords => ({
  words: text,
  written: Array.from({ length: text.length }, (_, start) => ({ start, end: start + 1 })),
});

/** `<https://…>` is an address, also where readers see it. */
const isBareAddress = (node: Nodes, source: string) =>
  node.type === 'link' && source[spanOf(node).start] === '<';

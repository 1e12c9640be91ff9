import { resolveHref } from './href';
import { replaceTokens, type Tokens } from './tokens';

/** What a Markdown text becomes: a small tree. Only `richHtml` makes HTML of it, and escapes every text. */
export type RichText = readonly RichBlock[];
export type RichBlock =
  | { type: 'paragraph'; children: readonly RichInline[] }
  | { type: 'list'; ordered: boolean; items: readonly RichText[] }
  /** The depth is that of the text; the block that shows it may have higher headings. */
  | { type: 'heading'; depth: 2 | 3 | 4; id?: string; children: readonly RichInline[] }
  | RichPicture
  | { type: 'quote'; children: RichText; source?: readonly RichInline[] }
  | { type: 'table'; head: readonly RichCell[]; rows: readonly (readonly RichCell[])[] }
  | { type: 'codeBlock'; text: string }
  | { type: 'rule' };
export interface RichPicture {
  type: 'picture';
  src: string;
  alt: string;
  caption?: string;
}
export interface RichCell {
  align?: 'end' | 'center';
  children: readonly RichInline[];
}
export type RichInline =
  | string
  | { type: 'strong' | 'em'; children: readonly RichInline[] }
  | { type: 'code'; text: string }
  | RichLink
  | { type: 'break' };
export interface RichLink {
  type: 'link';
  href: string;
  children: readonly RichInline[];
}

/** Replaces tokens after parsing, so that no value of a token can become Markdown. A link that leads nowhere is left out. */
export function resolveRichText(
  rich: RichText,
  tokens: Tokens,
  base: string,
  leadOf: (href: string) => string | undefined,
): RichText {
  const words = (text: string) => replaceTokens(text, tokens);
  const cell = (each: RichCell): RichCell => ({ ...each, children: each.children.flatMap(inline) });
  const block = (node: RichBlock): RichBlock => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
        return { ...node, children: node.children.flatMap(inline) };
      case 'list':
        return { ...node, items: node.items.map((item) => item.map(block)) };
      case 'quote': {
        const source = node.source && { source: node.source.flatMap(inline) };
        return { ...node, children: node.children.map(block), ...source };
      }
      case 'table':
        return { ...node, head: node.head.map(cell), rows: node.rows.map((row) => row.map(cell)) };
      case 'picture': {
        const caption = node.caption !== undefined && { caption: words(node.caption) };
        return { ...node, alt: words(node.alt), ...caption };
      }
      case 'codeBlock':
        return { ...node, text: words(node.text) };
      case 'rule':
        return node;
    }
  };
  const inline = (node: RichInline): RichInline | RichInline[] => {
    if (typeof node === 'string') return words(node);
    switch (node.type) {
      case 'break':
        return node;
      case 'code':
        return { ...node, text: words(node.text) };
      case 'link': {
        const lead = leadOf(node.href);
        const children = node.children.flatMap(inline);
        return lead === undefined ? children : { ...node, href: resolveHref(lead, tokens, base), children };
      }
      default:
        return { ...node, children: node.children.flatMap(inline) };
    }
  };
  return rich.map(block);
}

export interface RichTextVisitor {
  text?(text: string): void;
  code?(text: string): void;
  link?(link: RichLink): void;
  picture?(picture: RichPicture): void;
}

export function visitRichText(rich: RichText, visitor: RichTextVisitor): void {
  for (const block of rich) {
    const { lines, texts } = partsOf(block);
    for (const text of texts) visitRichText(text, visitor);
    for (const line of lines) for (const node of line) visitInline(node, visitor);
    if (block.type === 'codeBlock') visitor.code?.(block.text);
    if (block.type !== 'picture') continue;
    visitor.picture?.(block);
    visitor.text?.(block.alt);
    if (block.caption !== undefined) visitor.text?.(block.caption);
  }
}

function visitInline(node: RichInline, visitor: RichTextVisitor): void {
  if (typeof node === 'string') visitor.text?.(node);
  else if (node.type === 'code') visitor.code?.(node.text);
  else if (node.type !== 'break') {
    if (node.type === 'link') visitor.link?.(node);
    for (const child of node.children) visitInline(child, visitor);
  }
}

/** What a block holds: texts of other blocks, and after them lines of words. */
function partsOf(block: RichBlock): {
  texts: readonly RichText[];
  lines: readonly (readonly RichInline[])[];
} {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { texts: [], lines: [block.children] };
    case 'list':
      return { texts: block.items, lines: [] };
    case 'quote':
      return { texts: [block.children], lines: block.source ? [block.source] : [] };
    case 'table':
      return { texts: [], lines: [block.head, ...block.rows].flat().map(({ children }) => children) };
    default:
      return { texts: [], lines: [] };
  }
}

/** The words alone: every paragraph and every entry of a list on its own line. */
export const plainText = (rich: RichText): string =>
  rich
    .map((block) => {
      const { texts, lines } = partsOf(block);
      return [...texts.map(plainText), ...lines.map(inlineText)].join('\n');
    })
    .join('\n');

export function inlineText(nodes: readonly RichInline[]): string {
  const words = nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.type === 'break') return '\n';
    return node.type === 'code' ? node.text : inlineText(node.children);
  });
  return words.join('');
}

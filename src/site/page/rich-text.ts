import { resolveHref } from './href';
import { replaceTokens, type Tokens } from './tokens';

/** What a Markdown text becomes: a small tree. Only `richHtml` makes HTML of it, and escapes every text. */
export type RichText = readonly RichBlock[];
export type RichBlock =
  | { type: 'paragraph'; children: readonly RichInline[] }
  | { type: 'list'; ordered: boolean; items: readonly RichText[] };
export type RichInline =
  | string
  | { type: 'strong' | 'em'; children: readonly RichInline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; children: readonly RichInline[] }
  | { type: 'break' };

/** Replaces tokens after parsing, so that no value of a token can become Markdown. */
export function resolveRichText(rich: RichText, tokens: Tokens, base: string): RichText {
  const block = (node: RichBlock): RichBlock =>
    node.type === 'paragraph'
      ? { ...node, children: node.children.map(inline) }
      : { ...node, items: node.items.map((item) => item.map(block)) };
  const inline = (node: RichInline): RichInline => {
    if (typeof node === 'string') return replaceTokens(node, tokens);
    switch (node.type) {
      case 'break':
        return node;
      case 'code':
        return { ...node, text: replaceTokens(node.text, tokens) };
      case 'link':
        return { ...node, href: resolveHref(node.href, tokens, base), children: node.children.map(inline) };
      default:
        return { ...node, children: node.children.map(inline) };
    }
  };
  return rich.map(block);
}

export interface RichTextVisitor {
  text?(text: string): void;
  href?(href: string): void;
}

export function visitRichText(rich: RichText, visitor: RichTextVisitor): void {
  for (const block of rich) {
    if (block.type === 'paragraph') for (const child of block.children) visitInline(child, visitor);
    else for (const item of block.items) visitRichText(item, visitor);
  }
}

function visitInline(node: RichInline, visitor: RichTextVisitor): void {
  if (typeof node === 'string') visitor.text?.(node);
  else if (node.type === 'code') visitor.text?.(node.text);
  else if (node.type !== 'break') {
    if (node.type === 'link') visitor.href?.(node.href);
    for (const child of node.children) visitInline(child, visitor);
  }
}

/** The words alone: every paragraph and every entry of a list on its own line. */
export const plainText = (rich: RichText): string =>
  rich
    .map((block) =>
      block.type === 'paragraph' ? inlineText(block.children) : block.items.map(plainText).join('\n'),
    )
    .join('\n');

function inlineText(nodes: readonly RichInline[]): string {
  const words = nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (node.type === 'break') return '\n';
    return node.type === 'code' ? node.text : inlineText(node.children);
  });
  return words.join('');
}

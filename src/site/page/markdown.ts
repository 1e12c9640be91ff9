import type { Link, List, ListItem, Nodes, PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichBlock, RichInline, RichText } from './rich-text';

export interface ParsedMarkdown {
  rich: RichText;
  /** What the text holds beyond paragraphs, lists, bold, italics, code and links. */
  unsupported: readonly FoundUnsupported[];
}

/** Mistakes in a text, with what their messages need: the rule `markdown` words them. */
export interface Unsupported {
  element: [element: Nodes['type'] | 'checkbox' | 'emptyItem' | 'linkTitle'];
  html: [tag: string];
  listStart: [start: number];
  emptyLink: [url: string];
  dense: [limit: number];
}

type FoundUnsupported = {
  [Name in keyof Unsupported]: [name: Name, ...data: Unsupported[Name]];
}[keyof Unsupported];

/** HTML is parsed so that it can be refused; nothing of it ever reaches the tree. Tokens are still in it. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const plain = plainParagraphs(text);
  if (plain) return { rich: plain, unsupported: [] };
  const known = parsed.get(text);
  if (known) return known;
  if (parsedCharacters + text.length > most) {
    parsed.clear();
    parsedCharacters = 0;
  }
  const result = parseFully(text);
  parsed.set(text, result);
  parsedCharacters += text.length;
  return result;
}

/** A text costs 0.1 ms to parse, and the checks, the page and the next edit all ask for it. */
const parsed = new Map<string, ParsedMarkdown>();
let parsedCharacters = 0;
/** Characters of the texts that stay parsed: those of some 10,000 pages. */
const most = 8_000_000;

/**
 * Characters that Markdown may read. A text of 20,000 characters has at most a few hundred of them. The parser compares
 * some of them with all others, and needs room on the stack for each quote or list within another.
 */
const markup = /[\\`*_[\]<>&!#~=|+\-\n]|\d[.)]/g;
const mostMarkup = 1000;

export function isTooDense(text: string): boolean {
  return text.length > mostMarkup && (text.match(markup)?.length ?? 0) > mostMarkup;
}

export function parseFully(text: string): ParsedMarkdown {
  if (isTooDense(text)) return { rich: [], unsupported: [['dense', mostMarkup]] };
  // The same message about the same text says nothing new.
  const unsupported = new Map<string, FoundUnsupported>();
  const refuse = (...found: FoundUnsupported) => {
    unsupported.set(found.join(' '), found);
    return [];
  };
  // One tag is enough to say it: most come with their closing tag.
  let html = false;
  const refuseHtml = (tag: string) => {
    if (!html) refuse('html', tag.slice(0, 40));
    html = true;
    return [];
  };
  const blocks = (nodes: readonly Nodes[]): RichBlock[] => nodes.flatMap(block);
  const block = (node: Nodes): RichBlock[] => {
    if (node.type === 'paragraph') return paragraph(node.children);
    if (node.type === 'list') return list(node);
    if (node.type === 'html') return refuseHtml(node.value);
    refuse('element', node.type);
    // What is inside is checked too.
    if (node.type === 'heading') return paragraph(node.children);
    return node.type === 'blockquote' ? blocks(node.children) : [];
  };
  const paragraph = (nodes: readonly PhrasingContent[]): RichBlock[] => {
    if (text.includes('~~') && hasCrossedOut(proseOf(nodes))) refuse('element', 'delete');
    return [{ type: 'paragraph', children: nodes.flatMap(inline) }];
  };
  /** Without code and bare addresses. */
  const proseOf = (nodes: readonly PhrasingContent[]): string =>
    nodes
      .map((node) => {
        if (node.type === 'text') return source(node);
        return 'children' in node && !source(node).startsWith('<') ? proseOf(node.children) : '-';
      })
      .join('');
  const list = (node: List): RichBlock[] => {
    const { start } = node;
    if (node.ordered && typeof start === 'number' && start !== 1) return refuse('listStart', start);
    return [
      {
        type: 'list',
        ordered: node.ordered === true,
        items: node.children.map(item),
      },
    ];
  };
  const item = ({ children }: ListItem): RichBlock[] => {
    const [first] = children;
    const start = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (!first) refuse('element', 'emptyItem');
    if (start?.type === 'text' && checkbox.test(source(start))) refuse('element', 'checkbox');
    return blocks(children);
  };
  // As it is written: the value of a node has lost its backslashes.
  const source = ({ position }: Nodes) => text.slice(position?.start.offset, position?.end.offset);
  const inline = (node: PhrasingContent): RichInline[] => {
    switch (node.type) {
      case 'text':
        if (tableRule.test(node.value)) refuse('element', 'table');
        return [node.value];
      case 'strong':
        return [{ type: 'strong', children: node.children.flatMap(inline) }];
      case 'emphasis':
        return [{ type: 'em', children: node.children.flatMap(inline) }];
      case 'inlineCode':
        return [{ type: 'code', text: node.value }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return link(node);
      case 'linkReference':
        // Exists only together with its definition, which is refused.
        return node.children.flatMap(inline);
      case 'html':
        return refuseHtml(node.value);
      default:
        return refuse('element', node.type === 'imageReference' ? 'image' : node.type);
    }
  };
  const link = ({ url, title, children }: Link): RichInline[] => {
    if (children.length === 0) refuse('emptyLink', url);
    if (title) refuse('element', 'linkTitle');
    return [{ type: 'link', href: url, children: children.flatMap(inline) }];
  };
  return { rich: blocks(fromMarkdown(text).children), unsupported: [...unsupported.values()] };
}

/** The second line of a table as other tools write it. */
const tableRule = /^ *(\| *)?(:?-+:? *\| *)+(:?-+:? *)?$/m;

/** As GitHub writes them. After the first beginning, any end counts, so one look at the text is enough. */
function hasCrossedOut(text: string): boolean {
  const start = text.search(/(?<![\\~])~~(?=[^\s~])/);
  return start !== -1 && /(?<=[^\s~\\])~~(?!~)/.test(text.slice(start + 2));
}
const checkbox = /^\[[ x]\](\s|$)/i;

/** A line that Markdown does not change: no character or entity that means something, no space at either end. */
const plainLine =
  /^(?![\s#>+\-=~|]|\d{1,9}[.)]|$)[^\n\t\\`*_[\]<&~]*(?:&(?![#\w]*;)[^\n\t\\`*_[\]<&~]*)*(?<!\s)$/;

/** Most texts are plain: their paragraphs without the parser, or undefined when the parser has to look. */
export function plainParagraphs(text: string): RichText | undefined {
  const lines = text.includes('\n') ? text.split(/\n{2,}/) : [text];
  return lines.every((line) => plainLine.test(line))
    ? lines.map((line) => ({ type: 'paragraph', children: [line] }))
    : undefined;
}

import type { Blockquote, Heading, Image, Link, List, ListItem, Nodes, PhrasingContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { textForm } from '../schema/text-form';
import { spanOf, tableIn } from './markdown-tree';
import { withSource } from './quote-source';
import type { RichBlock, RichCell, RichInline, RichText } from './rich-text';
import { tableRule } from './table-rule';

export interface ParsedMarkdown {
  rich: RichText;
  /** What a short text can't have: all but paragraphs, lists, bold, italics, code and links. */
  unsupported: readonly FoundUnsupported[];
  /** What a long text can't have. */
  unsupportedInLong: readonly FoundUnsupported[];
}

/** Mistakes in a text, with what their messages need: the rule `markdown` words them. */
export interface Unsupported {
  element: [element: Nodes['type'] | 'checkbox' | 'emptyItem' | 'linkTitle'];
  html: [tag: string];
  listStart: [start: number];
  emptyLink: [url: string];
  dense: [limit: number];
  nested: [element: Nodes['type']];
  headingDepth: [];
  headingBelow: [];
  skipped: [];
  indented: [];
  pictureInText: [];
  pictureFile: [src: string];
  noTable: [];
  tableHead: [];
  tableRow: [row: number, cells: number, columns: number];
}

type FoundUnsupported = {
  [Name in keyof Unsupported]: [name: Name, ...data: Unsupported[Name]];
}[keyof Unsupported];

/** HTML is parsed so that it can be refused; nothing of it ever reaches the tree. Tokens are still in it. */
export function parseMarkdown(text: string): ParsedMarkdown {
  const plain = plainParagraphs(text);
  if (plain) return { rich: plain, unsupported: [], unsupportedInLong: [] };
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

const pictureFile = textForm('imageFile').form;

/** Mistakes, each once: the same message about the same text says nothing new. */
function createMistakes() {
  const found = new Map<string, FoundUnsupported>();
  return {
    add: (...mistake: FoundUnsupported) => void found.set(mistake.join(' '), mistake),
    all: () => [...found.values()],
  };
}

export function parseFully(text: string): ParsedMarkdown {
  if (isTooDense(text)) {
    const dense: FoundUnsupported[] = [['dense', mostMarkup]];
    return { rich: [], unsupported: dense, unsupportedInLong: dense };
  }
  const [short, long] = [createMistakes(), createMistakes()];
  const refuse = (...found: FoundUnsupported) => {
    short.add(...found);
    long.add(...found);
    return [];
  };
  // One tag is enough to say it: most come with their closing tag.
  let html = false;
  const refuseHtml = (tag: string) => {
    if (!html) refuse('html', tag.slice(0, 40));
    html = true;
    return [];
  };
  const within = (nodes: readonly Nodes[]): RichBlock[] => nodes.flatMap((node) => block(node, true));
  const block = (node: Nodes, isNested = false): RichBlock[] => {
    switch (node.type) {
      case 'paragraph': {
        const table = tableIn(node, text);
        if (table) return tableOf(table);
        if (isPictures(node.children)) return pictures(node.children, isNested);
        return [{ type: 'paragraph', children: inlines(node.children) }];
      }
      case 'list':
        return list(node);
      case 'html':
        return refuseHtml(node.value);
      case 'heading':
        return [heading(node, isNested)];
      case 'blockquote':
        return [quote(node)];
      case 'code':
        short.add('element', node.type);
        if (!/^[`~]/.test(source(node))) long.add('indented');
        return [{ type: 'codeBlock', text: node.value }];
      case 'thematicBreak':
        short.add('element', node.type);
        return [{ type: 'rule' }];
      default:
        return refuse('element', node.type);
    }
  };
  let depth = 2;
  const heading = (node: Heading, isNested: boolean): RichBlock => {
    short.add('element', node.type);
    if (isNested) long.add('nested', node.type);
    else if (!source(node).startsWith('#')) long.add('headingBelow');
    else if (node.depth !== 3 && node.depth !== 4) long.add('headingDepth');
    else if (node.depth > depth + 1) long.add('skipped');
    // What is no depth of a text is said of the heading itself.
    depth = Math.max(node.depth, 2);
    return { type: 'heading', depth: node.depth < 4 ? 3 : 4, children: inlines(node.children) };
  };
  const quote = (node: Blockquote): RichBlock => {
    short.add('element', node.type);
    return withSource(within(node.children));
  };
  const pictures = (nodes: readonly PhrasingContent[], isNested: boolean): RichBlock[] =>
    nodes.flatMap((node): RichBlock[] => {
      if (node.type !== 'image') return [];
      short.add('element', node.type);
      if (isNested) long.add('nested', node.type);
      return picture(node);
    });
  const picture = ({ url, alt, title }: Image): RichBlock[] => {
    if (pictureFile.test(url))
      return [{ type: 'picture', src: url, alt: (alt ?? '').trim(), ...(title && { caption: title }) }];
    long.add('pictureFile', url);
    return [];
  };
  const tableOf = ({ align = [], children: [head, ...rows] }: Table): RichBlock[] => {
    short.add('element', 'table');
    const cells = (row = head): RichCell[] =>
      row?.children.map(({ children }, column) => {
        const side = row.children.length > 1 ? align?.[column] : null;
        return {
          children: inlines(children),
          ...(side && side !== 'left' && { align: side === 'right' ? 'end' : side }),
        };
      }) ?? [];
    const columns = head?.children.length ?? 0;
    if (head?.children.every(({ children }) => children.length === 0)) long.add('tableHead');
    for (const [index, { children }] of rows.entries())
      if (children.length > 1 && children.length !== columns)
        long.add('tableRow', index + 1, children.length, columns);
    return [{ type: 'table', head: cells(), rows: rows.map(cells) }];
  };
  const inlines = (nodes: readonly PhrasingContent[]): RichInline[] => {
    if (text.includes('~~') && hasCrossedOut(proseOf(nodes))) refuse('element', 'delete');
    return nodes.flatMap(inline);
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
    return within(children);
  };
  // As it is written: the value of a node has lost its backslashes.
  const source = (node: Nodes) => text.slice(spanOf(node).start, spanOf(node).end);
  const inline = (node: PhrasingContent): RichInline[] => {
    switch (node.type) {
      case 'text':
        if (tableRule.test(node.value)) {
          short.add('element', 'table');
          long.add('noTable');
        }
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
      case 'image':
        short.add('element', node.type);
        long.add('pictureInText');
        return [];
      default:
        return refuse('element', node.type === 'imageReference' ? 'image' : node.type);
    }
  };
  const link = ({ url, title, children }: Link): RichInline[] => {
    if (children.length === 0) refuse('emptyLink', url);
    if (title) refuse('element', 'linkTitle');
    return [{ type: 'link', href: url, children: children.flatMap(inline) }];
  };
  const rich = fromMarkdown(text).children.flatMap((node) => block(node));
  return { rich, unsupported: short.all(), unsupportedInLong: long.all() };
}

/** Pictures stand alone: on lines of their own. */
const isPictures = (nodes: readonly PhrasingContent[]): boolean =>
  nodes.some(({ type }) => type === 'image') &&
  nodes.every(
    (node) => ['image', 'break'].includes(node.type) || (node.type === 'text' && !node.value.trim()),
  );

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

import type { Node } from 'jsonc-parser';
import { markLength } from '../../site/files/files';
import { lineBreakOf } from '../../site/files/line-breaks';
import { readTree } from '../../site/json/json-tree';

/** A JSON text that can be edited, without its byte order mark. */
export interface JsonText {
  source: string;
  root: Node;
  style: Style;
}

/** How a file is written. */
export interface Style {
  lineBreak: string;
  /** One step of indentation. */
  indent: string;
  /** On one line and without spaces, as programs write it. */
  compact: boolean;
}

/** Undefined for a text without a value. Only texts without a syntax mistake can be edited. */
export function readJsonText(text: string): JsonText | undefined {
  const source = text.slice(markLength(text));
  const root = readTree(source);
  return root && { source, root, style: styleOf(source, root) };
}

function styleOf(source: string, root: Node): Style {
  const first = root.children?.[0];
  const gap = first ? source.slice(root.offset + 1, first.offset) : '';
  const inner = root.children?.[0]?.children;
  const [key, value] = inner ?? [];
  const colon = key && value ? source.slice(endOf(key), value.offset) : '';
  return {
    lineBreak: lineBreakOf(source),
    indent: /[\n\r]([ \t]+)$/.exec(gap)?.[1] ?? '  ',
    compact: gap === '' && colon === ':',
  };
}

export const endOf = ({ offset, length }: Pick<Node, 'offset' | 'length'>): number => offset + length;
export const rawOf = (source: string, node: Node): string => source.slice(node.offset, endOf(node));
export const membersOf = (node: Node): readonly Node[] => node.children ?? [];
export const isContainer = ({ type }: Node): boolean => type === 'object' || type === 'array';

/** The spaces or tabs that start the line of an offset. */
export function indentAt(source: string, offset: number): string {
  const start = lineStart(source, offset);
  return /^[ \t]*/.exec(source.slice(start, offset))?.[0] ?? '';
}

export const lineStart = (source: string, offset: number): number =>
  Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1)) + 1;

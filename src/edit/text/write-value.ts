import type { Node } from 'jsonc-parser';
import { readTree } from '../../site/json/json-tree';
import { isEqual } from './identity';
import { indentAt, type JsonText, membersOf, rawOf } from './json-text';
import { isLaidOut } from './keep-layout';
import { layOut, textWidth } from './layout';

/** Writes a value after `name` (the key of a field), at the start of a line with this indentation. */
export type WriteValue = (name: string, indent: string, after: number) => string;

/** Writes a new value. */
export function writeNew({ style }: JsonText, value: unknown): WriteValue {
  if (style.compact) return (name) => name + JSON.stringify(value);
  return writeLaidOut(JSON.stringify(value, null, 2), style);
}

/** Writes what takes the place of a value. As the only member of the other, either keeps its own text. */
export function writeInstead(json: JsonText, node: Node, value: unknown): WriteValue {
  const text = keptText(json, node, value);
  if (text === undefined) return writeNew(json, value);
  return isLaidOut(json, node) ? writeLaidOut(text, json.style) : (name) => name + text;
}

function keptText({ source, style }: JsonText, node: Node, value: unknown): string | undefined {
  const [raw, gap] = [rawOf(source, node), style.compact ? '' : ' '];
  const isSame = (one: unknown, text: string) => isEqual(one, JSON.parse(text));
  const [only, ...others] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (only && others.length === 0 && isSame(only[1], raw))
    return Array.isArray(value) ? `[${raw}]` : `{${gap}${JSON.stringify(only[0])}:${gap}${raw}${gap}}`;
  const [member, ...more] = membersOf(node);
  const inner = member?.type === 'property' ? member.children?.[1] : member;
  return inner && more.length === 0 && isSame(value, rawOf(source, inner)) ? rawOf(source, inner) : undefined;
}

/** Writes a value with its own text, for example one that was copied. Only its indentation changes. */
export function writeText({ style }: JsonText, text: string): WriteValue {
  const indent = /\n([ \t]*)[\]}]\s*$/.exec(text)?.[1] ?? '';
  const root = readTree(text.trim());
  const source = text.trim();
  if (root && layOut(source, root, { indent, column: textWidth(indent), after: 0 }, style) === source)
    return writeLaidOut(source, style);
  return (name, to) => name + indentAnew(source, indent, to);
}

/** Writes a value that is in the text already, to move it. */
export function writeMoved(json: JsonText, node: Node): WriteValue {
  const source = rawOf(json.source, node);
  if (isLaidOut(json, node)) return writeLaidOut(source, json.style);
  return (name, to) => name + indentAnew(source, indentAt(json.source, node.offset), to);
}

function writeLaidOut(source: string, style: JsonText['style']): WriteValue {
  const root = readTree(source);
  if (!root) throw new Error(`This is not JSON: ${source}`);
  return (name, indent, after) =>
    name + layOut(source, root, { indent, column: textWidth(indent + name), after }, style);
}

/** No text of a value contains a line break, so every line starts with indentation. */
function indentAnew(text: string, from: string, to: string): string {
  return text.replace(/(\r\n?|\n)([ \t]*)/g, (_, lineBreak: string, indent: string) =>
    indent.startsWith(from) ? lineBreak + to + indent.slice(from.length) : lineBreak + indent,
  );
}

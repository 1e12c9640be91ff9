import type { Node } from 'jsonc-parser';
import { unifyLineBreaks } from '../../site/files/line-breaks';
import { endOf, isContainer, membersOf, rawOf, type Style } from './json-text';

/** `lineWidth` in biome.json. */
const lineWidth = 110;

/** Where a value is written. */
export interface TextSpot {
  /** The indentation of its line. */
  indent: string;
  /** Columns before it on its line. */
  column: number;
  /** Columns after it that must fit on its last line: those of a comma. */
  after: number;
}

/** East Asian wide and fullwidth characters, and emoji: they take two columns. */
const wide =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]|(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}/u;

const none = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u;

const isPlain = /^[ -~]*$/;

/** The columns that a text takes on a line, as the formatter counts them. */
export function textWidth(text: string): number {
  if (isPlain.test(text)) return text.length;
  let width = 0;
  for (const character of text)
    width += character === '\t' || wide.test(character) ? 2 : none.test(character) ? 0 : 1;
  return width;
}

/**
 * A value as the project's formatter lays it out: an object whose first field is on a new line stays expanded, and
 * everything else is on one line if it fits. Blank lines between members stay.
 */
export function layOut(source: string, node: Node, spot: TextSpot, style: Style): string {
  if (!isContainer(node)) return rawOf(source, node);
  if (!mustBreak(source, node)) {
    const line = onOneLine(source, node);
    if (membersOf(node).length === 0 || spot.column + textWidth(line) + spot.after <= lineWidth) return line;
  }
  const [opens, closes] = node.type === 'object' ? '{}' : '[]';
  const indent = spot.indent + style.indent;
  const members = membersOf(node);
  const lines = members.map((member, index) => {
    const after = index < members.length - 1 ? 1 : 0;
    const blank = isBlankBefore(source, members, index) ? style.lineBreak : '';
    return blank + style.lineBreak + indent + layOutMember(source, member, indent, after, style);
  });
  return `${opens}${lines.join(',')}${style.lineBreak}${spot.indent}${closes}`;
}

/** A field or an item at the start of a line. */
function layOutMember(source: string, member: Node, indent: string, after: number, style: Style): string {
  const [key, value] = member.type === 'property' ? membersOf(member) : [];
  if (!key || !value) return layOut(source, member, { indent, column: textWidth(indent), after }, style);
  const name = `${rawOf(source, key)}: `;
  return name + layOut(source, value, { indent, column: textWidth(indent + name), after }, style);
}

/** True if something in a value keeps it from being on one line. */
export function mustBreak(source: string, node: Node): boolean {
  const members = membersOf(node);
  const [first] = members;
  if (!first) return false;
  if (node.type === 'object' && /[\n\r]/.test(source.slice(node.offset, first.offset))) return true;
  return members.some(
    (member, index) =>
      isBlankBefore(source, members, index) ||
      (member.type === 'property' ? membersOf(member) : [member]).some((value) => mustBreak(source, value)),
  );
}

function isBlankBefore(source: string, members: readonly Node[], index: number): boolean {
  const [before, member] = [members[index - 1], members[index]];
  if (!before || !member) return false;
  return /\n[^\n]*\n/.test(unifyLineBreaks(source.slice(endOf(before), member.offset)));
}

function onOneLine(source: string, node: Node): string {
  const parts = membersOf(node).map((member) => {
    const [key, value] = member.type === 'property' ? membersOf(member) : [];
    return key && value ? `${rawOf(source, key)}: ${onOneLine(source, value)}` : onOneLine(source, member);
  });
  if (node.type === 'object') return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  return node.type === 'array' ? `[${parts.join(', ')}]` : rawOf(source, node);
}

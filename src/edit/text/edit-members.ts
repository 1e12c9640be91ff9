import type { Node } from 'jsonc-parser';
import type { TextEdit } from '../operation';
import { endOf, indentAt, type JsonText, membersOf } from './json-text';
import type { WriteValue } from './write-value';

/** Adds an item, or a field with its key, before the member at `index`. It is separated as its siblings are. */
export function insertMember(
  json: JsonText,
  container: Node,
  index: number,
  key: string | undefined,
  write: WriteValue,
): TextEdit {
  const members = membersOf(container);
  const [before, next] = [members[index - 1], members[index]];
  const name = key === undefined ? '' : JSON.stringify(key) + colonOf(json, members);
  if (!before && !next) return fill(json, container, name, write);
  const separator = separatorAt(json, container, index);
  const neighbor = next ?? before ?? container;
  const indent = /[\n\r]([ \t]*)$/.exec(separator)?.[1] ?? indentAt(json.source, neighbor.offset);
  const text = write(name, indent, next ? 1 : 0);
  return next
    ? { offset: next.offset, length: 0, text: text + separator }
    : { offset: endOf(neighbor), length: 0, text: separator + text };
}

/** Removes a member with the separator before it; the first one with the separator after it. */
export function removeMember(container: Node, index: number): TextEdit {
  const members = membersOf(container);
  const [before, member, next] = [members[index - 1], members[index], members[index + 1]];
  if (!member) throw new Error(`There is no member ${index} to remove.`);
  if (before) return { offset: endOf(before), length: endOf(member) - endOf(before), text: '' };
  if (next) return { offset: member.offset, length: next.offset - member.offset, text: '' };
  return { offset: container.offset + 1, length: container.length - 2, text: '' };
}

/** The text between two members; with one member, the text that a second one would need. */
function separatorAt({ source, style }: JsonText, container: Node, index: number): string {
  const members = membersOf(container);
  const second = Math.min(Math.max(index, 1), members.length - 1);
  const [first, next] = [members[second - 1], members[second]];
  if (first && next && second > 0) return source.slice(endOf(first), next.offset);
  const opening = source.slice(container.offset + 1, members[0]?.offset);
  if (/[\n\r]/.test(opening)) return `,${opening}`;
  return style.compact ? ',' : ', ';
}

function colonOf({ source, style }: JsonText, members: readonly Node[]): string {
  const [key, value] = members[0]?.children ?? [];
  if (key && value) return source.slice(endOf(key), value.offset);
  return style.compact ? ':' : ': ';
}

/** The first member of a container that is empty. */
function fill({ source, style }: JsonText, container: Node, name: string, write: WriteValue): TextEdit {
  const outer = indentAt(source, container.offset);
  const indent = outer + style.indent;
  const text = write(name, indent, 0);
  const isInline = style.compact || (container.type === 'array' && !/[\n\r]/.test(text));
  const inner = isInline ? text : style.lineBreak + indent + text + style.lineBreak + outer;
  return { offset: container.offset + 1, length: container.length - 2, text: inner };
}

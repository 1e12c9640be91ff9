import type { Node } from 'jsonc-parser';
import { endOfString } from '../../site/json/brackets';
import { readTree } from '../../site/json/json-tree';
import type { TextEdit } from '../operation';
import { endOf, indentAt, isContainer, type JsonText, lineStart, membersOf, rawOf } from './json-text';
import { layOut, mustBreak, type TextSpot, textWidth } from './layout';
import { applyEdits, createPieces } from './pieces';

/**
 * Adds to edits of a list or an object what its lines need: a list that gets too long breaks, and one that fits again
 * is joined. Only white space changes, and only where the text was laid out as the formatter does.
 */
export function keepLayout(json: JsonText, container: Node, edits: readonly TextEdit[]): readonly TextEdit[] {
  if (json.style.compact) return edits;
  const unit = affectedBy(json, container, edits);
  const gaps = unit ? unitGaps(json, unit, edits) : memberGaps(json, container, edits);
  if (gaps.length === 0) return edits;
  const pieces = createPieces(json.source.length);
  for (const edit of [...edits].reverse()) pieces.replace(edit);
  for (const gap of gaps.reverse()) pieces.replace(gap);
  return pieces.edits();
}

function unitGaps(json: JsonText, unit: Node, edits: readonly TextEdit[]): TextEdit[] {
  const text = editedText(json, unit, edits);
  const root = readTree(text);
  if (!root || !isLaidOut(json, unit)) return [];
  return gapEdits(text, layOut(text, root, spotOf(json, unit), json.style), unit.offset);
}

/** Members may have less room than before: behind a longer name, or before a comma. */
function memberGaps(json: JsonText, container: Node, edits: readonly TextEdit[]): TextEdit[] {
  const lists = (source: string, node: Node) =>
    membersOf(node)
      .map((member) => (member.type === 'property' ? member.children?.[1] : member))
      .filter((value) => value !== undefined)
      .filter((value) => isContainer(value) && !mustBreak(source, value));
  const before = lists(json.source, container).filter((list) => isLaidOut(json, list));
  const known = new Set(before.map((list) => rawOf(json.source, list)));
  const source = editedText(json, container, edits);
  const root = known.size > 0 ? readTree(source) : undefined;
  if (!root) return [];
  const edited = { ...json, source, root };
  return lists(source, root).flatMap((list) => {
    const text = rawOf(source, list);
    if (!known.has(text)) return [];
    return gapEdits(
      text,
      layOut(source, list, spotOf(edited, list), json.style),
      container.offset + list.offset,
    );
  });
}

/** True if a value is written as the formatter does. */
export const isLaidOut = (json: JsonText, node: Node): boolean =>
  rawOf(json.source, node) === layOut(json.source, node, spotOf(json, node), json.style);

export function spotOf({ source }: JsonText, node: Node): TextSpot {
  return {
    indent: indentAt(source, node.offset),
    column: textWidth(source.slice(lineStart(source, node.offset), node.offset)),
    after: /^\s*,/.test(source.slice(endOf(node), endOf(node) + 200)) ? 1 : 0,
  };
}

/** The outermost value that may be on one line before or after the edits. */
function affectedBy(json: JsonText, container: Node, edits: readonly TextEdit[]): Node | undefined {
  let affected: Node | undefined;
  for (let node: Node | undefined = container; node; node = containerAbove(node)) {
    const text = editedText(json, node, edits);
    const root = readTree(text);
    if (!root || (mustBreak(json.source, node) && mustBreak(text, root))) break;
    affected = node;
  }
  return affected;
}

function containerAbove(node: Node): Node | undefined {
  const above = node.parent;
  return above && !isContainer(above) ? above.parent : above;
}

const editedText = ({ source }: JsonText, node: Node, edits: readonly TextEdit[]): string =>
  applyEdits(
    rawOf(source, node),
    edits.map((edit) => ({ ...edit, offset: edit.offset - node.offset })),
  );

/** The edits of white space that make one text of another with the same values. */
function gapEdits(from: string, to: string, offset: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let target = 0;
  while (at < from.length) {
    const start = at;
    const targetStart = target;
    while (isSpace(from[at])) at++;
    while (isSpace(to[target])) target++;
    const text = to.slice(targetStart, target);
    if (text !== from.slice(start, at)) edits.push({ offset: offset + start, length: at - start, text });
    const length = from[at] === '"' ? endOfString(from, at) + 1 - at : 1;
    at += length;
    target += length;
  }
  return edits;
}

const isSpace = (character: string | undefined): boolean =>
  character === ' ' || character === '\n' || character === '\r' || character === '\t';

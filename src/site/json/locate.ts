import type { Node } from 'jsonc-parser';
import { normalizeText } from '../files/files';
import { keysOf } from './json-path';
import { childOf, type Entry, readTree } from './json-tree';

/** 1-based; columns count UTF-16 code units, the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/**
 * What to mark: the value (of a list or an object only its opening bracket), the key before it, or the `type` of an
 * object in which something is missing (its opening bracket if it has no type).
 */
export type MarkedPart = 'value' | 'key' | 'type';

export interface Locator {
  atPointer(pointer: string, part?: MarkedPart): Range;
  atOffset(offset: number, length: number): Range;
}

export function locate(text: string, pointer: string, part: MarkedPart = 'value'): Range {
  return createLocator(text).atPointer(pointer, part);
}

/** Finds several positions in one text. */
export function createLocator(text: string): Locator {
  const source = normalizeText(text);
  const atOffset = rangesIn(source);
  let tree: Node | undefined;
  return {
    atOffset,
    atPointer(pointer, part = 'value') {
      tree ??= readTree(source);
      const found = tree && find(tree, keysOf(pointer));
      if (!found) return atOffset(0, 1);
      const { offset, length } = marked(found, part);
      return atOffset(offset, length);
    },
  };
}

/** Where so many characters from an offset on are in a text. */
export function rangesIn(source: string): Locator['atOffset'] {
  const starts = lineStarts(source);
  return (offset, length) => {
    const start = position(starts, offset);
    const end = position(starts, offset + length);
    return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
  };
}

/** The value, or the innermost existing value around it. */
function find(root: Node, keys: readonly string[]): Entry {
  let found: Entry = { value: root };
  for (const key of keys) {
    const next = childOf(found.value, key);
    if (!next) break;
    found = next;
  }
  return found;
}

function marked({ value, key }: Entry, part: MarkedPart): { offset: number; length: number } {
  if (part === 'key' && key) return key;
  const type = part === 'type' && value.type === 'object' ? childOf(value, 'type')?.value : undefined;
  const target = type ?? value;
  const bracket = target.type === 'object' || target.type === 'array';
  return bracket ? { offset: target.offset, length: 1 } : target;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function position(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

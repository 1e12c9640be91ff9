import type { ClipboardEvent } from 'react';
import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import type { Editor } from '../model/editor';

/** Blocks as JSON text, as a code editor shows them. */
export const textOfBlocks = (blocks: readonly unknown[]): string =>
  JSON.stringify(blocks.length === 1 ? blocks[0] : blocks, null, 2);

/** The blocks in a text: one, or a list of them, also with the comma behind it. Undefined for any other text. */
export function blocksInText(text: string, types: readonly string[]): Record<string, unknown>[] | undefined {
  const value = parsed(text.trim().replace(/,$/, ''));
  const blocks: readonly unknown[] = Array.isArray(value) ? value : [value];
  const known = blocks.filter(isRecord).filter(({ type }) => types.includes(textOf(type)));
  return blocks.length > 0 && known.length === blocks.length ? known : undefined;
}

function parsed(text: string): unknown {
  for (const candidate of [text, `[${text}]`])
    try {
      return JSON.parse(candidate);
    } catch {
      // Several blocks with commas between them are no JSON, but become a list.
    }
  return undefined;
}

/** A copy without the ids that the page has already: an id names one place. */
export function withFreeIds(block: unknown, page: unknown): unknown {
  const taken = new Set(idsIn(page));
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isRecord(value)) return value;
    const kept = Object.entries(value).filter(([key, id]) => key !== 'id' || !taken.has(id));
    return Object.fromEntries(kept.map(([key, each]) => [key, copy(each)]));
  };
  return copy(block);
}

function idsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [each] : idsIn(each)));
}

interface Blocks {
  editor: Editor;
  blocks: readonly unknown[];
  /** The types that a page can have. */
  types: readonly string[];
  insert(index: number, blocks: readonly unknown[], verb: string): void;
  remove(index: number): void;
}

/** Copies blocks as their JSON text, so that they can be pasted on any page, in another tab and in a code editor. */
export function blockClipboard(
  parts: Blocks,
): Readonly<Record<'onCopy' | 'onCut' | 'onPaste', (event: ClipboardEvent) => void>> {
  const { editor, blocks, types, insert, remove } = parts;
  const copy = (event: ClipboardEvent, said: string) => {
    const block = blocks[rowOf(event)];
    if (block === undefined) return false;
    event.clipboardData.setData('text/plain', textOfBlocks([block]));
    event.preventDefault();
    editor.tell(said);
    return true;
  };
  return {
    onCopy: (event) => void copy(event, 'Block copied.'),
    onCut(event) {
      if (copy(event, 'Block cut.')) remove(rowOf(event));
    },
    onPaste(event) {
      event.preventDefault();
      const found = blocksInText(event.clipboardData.getData('text/plain'), types);
      if (found) insert(rowOf(event) + 1, found, 'Paste');
      else
        editor.refusePress('The clipboard holds no block. Copy one here, or its JSON text in a code editor.');
    },
  };
}

/** The index of the row with the focus. */
function rowOf({ currentTarget, target }: ClipboardEvent): number {
  const row = target instanceof Element ? target.closest('.outline-row') : null;
  return row ? [...currentTarget.querySelectorAll('.outline-row')].indexOf(row) : -1;
}

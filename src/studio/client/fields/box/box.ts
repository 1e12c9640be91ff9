import { followCursor } from '../../../../edit/merge/merge-typing';
import { changeTable, fillCells, moveDown, tableOf } from '../../../../edit/rich/edit-table';
import {
  caretAt,
  type EditedUnits,
  isCaret,
  joinBackward,
  joinForward,
  lengthOf,
  replaceSelected,
  type Selected,
  spanOf,
  splitUnit,
  textOfUnits,
  typeText,
} from '../../../../edit/rich/edit-units';
import { toggleMark } from '../../../../edit/rich/mark-units';
import { readUnits } from '../../../../edit/rich/read-units';
import { plainMarks } from '../../../../edit/rich/runs';
import { turnTyped } from '../../../../edit/rich/turn-typed';
import type { Unit, WrittenUnit } from '../../../../edit/rich/units';
import { writeUnits } from '../../../../edit/rich/write-units';
import { rangeIn, readBox, select, selectedIn, showUnits, type TokenWords, unitsWithin } from './box-dom';
import { changeOfTool } from './box-parts';

interface BoxOptions {
  /** It can have headings and quotes. */
  isLong: boolean;
  tokenWords: TokenWords;
  /** Asks for `paste` of what the data hold, where they were dropped if they were. */
  paste(data: DataTransfer, at?: Selected): void;
  /** The source after a change. */
  onWrite(source: string): void;
}

export interface Box {
  /** Shows a source, if it is not the one that is shown. */
  show(source: string): void;
  edit(change: (units: readonly Unit[], selected: Selected) => EditedUnits): void;
  selected(): Selected;
  select(selected: Selected): void;
  units(): readonly Unit[];
  /** Puts Markdown in the place of what is selected. */
  paste(markdown: string, at?: Selected): void;
  /** Each character is itself, also one that is a mark in Markdown. */
  pastePlain(text: string): void;
  /** Puts cells in the table that the cursor is in, or else in a new one. */
  pasteCells(cells: readonly string[][], at?: Selected): void;
}

/**
 * An element that is edited as it is read. The browser writes letters; everything else is done to the units, which are
 * then shown anew: browsers differ there.
 */
export function openBox(
  root: HTMLElement,
  { isLong, tokenWords, paste, onWrite }: BoxOptions,
  ended: AbortSignal,
): Box {
  let source = '';
  /** The signs that have just become a list or a heading, as letters. */
  let signs: EditedUnits | undefined;
  let written: readonly WrittenUnit[] = [];
  const take = (text: string) => {
    source = text;
    written = readUnits(text) ?? [];
    root.toggleAttribute('data-empty', text === '');
  };
  /** Where the cursor was before another control got the focus. */
  let left: Selected | undefined;
  const selected = () => selectedIn(root) ?? left ?? lastPlace(readBox(root));
  const write = (units: readonly Unit[]) => {
    const text = writeUnits(source, written, units);
    if (text === source) return;
    take(text);
    onWrite(text);
  };
  const box: Box = {
    show(text) {
      if (text === source && root.childNodes.length > 0) return;
      const selection = root.contains(document.activeElement) && selectedIn(root);
      const before = readBox(root);
      take(text);
      signs = undefined;
      showUnits(root, written, tokenWords);
      if (!selection) return;
      const { start, end } = spanOf(before, selection);
      const follow = (place: number) =>
        caretAt(written, followCursor(textOfUnits(before), textOfUnits(written), place));
      select(root, { from: follow(start), to: follow(end) });
    },
    edit(change) {
      const edited = change(readBox(root), selected());
      showUnits(root, edited.units, tokenWords);
      root.focus();
      select(root, edited.selected);
      write(edited.units);
    },
    selected,
    select: (wanted) => select(root, wanted),
    units: () => readBox(root),
    paste(markdown, at) {
      const pasted = readUnits(markdown) ?? plainUnits(markdown);
      box.edit((units, now) => replaceSelected(units, at ?? now, pasted));
    },
    pastePlain: (text) => box.edit((units, now) => replaceSelected(units, now, plainUnits(text))),
    pasteCells(cells, at) {
      box.edit((units, now) => {
        const { from } = at ?? now;
        return units[from.unit]?.kind.type === 'cell'
          ? fillCells(units, from, cells)
          : replaceSelected(units, at ?? now, tableOf(cells));
      });
    },
  };
  let isComposing = false;
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    on: (event: HTMLElementEventMap[Name]) => void,
  ) => root.addEventListener(name, on, { signal: ended });
  listen('focusout', () => {
    left = selectedIn(root);
  });
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
    write(readBox(root));
  });
  listen('click', ({ target }) => {
    const change = target instanceof Element ? changeOfTool(target) : undefined;
    const table = target instanceof Element && target.closest('.box-table');
    if (!change || !table) return;
    box.edit((units, { from }) => {
      const [first = 0, last = first] = unitsWithin(root, table);
      return changeTable(units, { ...from, unit: Math.min(Math.max(from.unit, first), last) }, change);
    });
  });
  // The cursor stays where it is.
  listen('mousedown', (event) => {
    if (event.target instanceof Element && changeOfTool(event.target)) event.preventDefault();
  });
  listen('input', () => {
    if (!isComposing) write(readBox(root));
  });
  listen('beforeinput', (event) => {
    if (isOwnInput(event) || event.isComposing || event.inputType === 'insertCompositionText') return;
    const [range] = event.getTargetRanges();
    const now = selected();
    const target = (range && rangeIn(root, range)) ?? now;
    const units = readBox(root);
    const isTyped = event.data === ' ' && isCaret(target);
    const turned = isTyped ? turnTyped(units, target.from, isLong) : undefined;
    const kept = event.inputType === 'deleteContentBackward' ? signs : undefined;
    signs = turned && typeText(units, target, ' ');
    const change = kept ? () => kept : turned ? () => turned : changeOf(event, target, now, units);
    if (change === 'browser') return;
    event.preventDefault();
    if (change) box.edit(change);
    else if (event.dataTransfer) paste(event.dataTransfer, target);
  });
  // As text, whatever else there is: browsers ask for it with less.
  listen('paste', (event) => {
    if (isOwnInput(event)) return;
    event.preventDefault();
    if (event.clipboardData) paste(event.clipboardData);
  });
  return box;
}

/** True for what is about the words of a picture. */
export const isOwnInput = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof HTMLInputElement;

type Change = Parameters<Box['edit']>[0];

/** What a browser asks for: done by itself, done to the units, or not at all. */
function changeOf(
  { inputType, data }: InputEvent,
  target: Selected,
  now: Selected,
  units: readonly Unit[],
): 'browser' | Change | undefined {
  if (/^insert(?:Text|ReplacementText)$/.test(inputType)) {
    if (isCaret(target) || target.from.unit === target.to.unit) return 'browser';
    return (all) => typeText(all, target, data ?? '');
  }
  if (/^insert(?:Paragraph|LineBreak)$/.test(inputType)) {
    const type = units[target.from.unit]?.kind.type;
    if (type === 'cell') return (all) => moveDown(all, target.from);
    return inputType === 'insertParagraph' || type === 'heading'
      ? (all) => splitUnit(all, target)
      : (all) => typeText(all, target, '\n');
  }
  if (inputType === 'formatBold' || inputType === 'formatItalic')
    // Without a selection, it is for what is typed next.
    return isCaret(target)
      ? 'browser'
      : (all) => toggleMark(all, target, inputType === 'formatBold' ? 'strong' : 'em');
  if (!inputType.startsWith('delete')) return undefined;
  if (isCaret(now)) {
    // Browsers name different places at the ends of a paragraph.
    const { from } = now;
    if (inputType.endsWith('Backward') && from.offset === 0) return (all) => joinBackward(all, from);
    if (inputType.endsWith('Forward') && from.offset === lengthAt(units, from.unit))
      return (all) => joinForward(all, from);
  }
  return (all) => replaceSelected(all, target, []);
}

const lengthAt = (units: readonly Unit[], index: number) => {
  const unit = units[index];
  return unit ? lengthOf(unit) : 0;
};

function lastPlace(units: readonly Unit[]): Selected {
  const unit = Math.max(0, units.length - 1);
  const caret = { unit, offset: lengthAt(units, unit) };
  return { from: caret, to: caret };
}

/** A text that holds more than a box can show, as the letters that it consists of. */
const plainUnits = (text: string): Unit[] =>
  text
    .split(/\n{2,}/)
    .map((words) => ({ kind: { type: 'paragraph' }, runs: [{ ...plainMarks, text: words }] }));

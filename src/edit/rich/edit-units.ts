import { joinRuns, plainMarks, sliceRuns, textOfRuns } from './runs';
import { isApart, isVoid, type Unit, type UnitKind } from './units';

/** Before a character of a unit. */
export interface Caret {
  unit: number;
  offset: number;
}

/** From one place to a later one. */
export interface Selected {
  from: Caret;
  to: Caret;
}

export interface EditedUnits {
  units: readonly Unit[];
  selected: Selected;
}

export const paragraph: UnitKind = { type: 'paragraph' };
const emptyUnit = (kind: UnitKind): Unit => ({ kind, runs: [] });

export const lengthOf = ({ runs }: Unit): number => textOfRuns(runs).length;
const at = (caret: Caret): Selected => ({ from: caret, to: caret });

/** A cursor at the end of a unit. */
export const caretIn = (units: readonly Unit[], unit: number): Selected =>
  at({ unit, offset: lengthOf(units[unit] ?? emptyUnit(paragraph)) });

/** Puts units in the place of what is selected: the first and the last one become part of those around them. */
export function replaceSelected(
  units: readonly Unit[],
  { from, to }: Selected,
  inserted: readonly Unit[],
): EditedUnits {
  const first = units[from.unit] ?? emptyUnit(paragraph);
  const last = units[to.unit] ?? first;
  const isCell = first.kind.type === 'cell';
  if (from.unit !== to.unit && (isCell || last.kind.type === 'cell'))
    return replaceSelected(clearSelected(units, { from, to }), at(from), inserted);
  const words = isCell ? inOneUnit(inserted) : withWordsAtEnds(inserted);
  const [head, tail] = [sliceRuns(first.runs, 0, from.offset), sliceRuns(last.runs, to.offset)];
  const [start = emptyUnit(first.kind), ...others] = words;
  const end = others.pop();
  const isEmpty = head.length === 0;
  const begin = {
    kind: isVoid(first.kind) ? paragraph : isEmpty && words.length > 1 ? start.kind : first.kind,
    runs: joinRuns([...head, ...start.runs, ...(end ? [] : tail)]),
  };
  const middle = end
    ? [begin, ...others, { kind: end.kind, runs: joinRuns([...end.runs, ...tail]) }]
    : [begin];
  const caret = {
    unit: from.unit + middle.length - 1,
    offset: end ? lengthOf(end) : from.offset + lengthOf(start),
  };
  return {
    units: [...units.slice(0, from.unit), ...middle, ...units.slice(to.unit + 1)],
    selected: at(caret),
  };
}

/** Without what is selected of their words: the cells of a table stay. */
const clearSelected = (units: readonly Unit[], { from, to }: Selected): Unit[] =>
  units.map((unit, index) => {
    if (index < from.unit || index > to.unit) return unit;
    const head = index === from.unit ? sliceRuns(unit.runs, 0, from.offset) : [];
    return {
      ...unit,
      runs: index === to.unit ? joinRuns([...head, ...sliceRuns(unit.runs, to.offset)]) : head,
    };
  });

/** A cell has one paragraph. */
const inOneUnit = (units: readonly Unit[]): Unit[] => {
  const runs = units.flatMap((unit, index) => [
    ...(index > 0 ? [{ ...plainMarks, text: ' ' }] : []),
    ...unit.runs,
  ]);
  return units.length > 0 ? [{ kind: paragraph, runs }] : [];
};

/** What is apart can't become part of another unit. */
const withWordsAtEnds = (units: readonly Unit[]): readonly Unit[] => {
  const at = (unit: Unit | undefined) => (unit && isApart(unit.kind) ? [emptyUnit(paragraph)] : []);
  return [...at(units[0]), ...units, ...at(units.at(-1))];
};

/** A text that gets the marks of what is before it. */
export function typeText(units: readonly Unit[], selected: Selected, text: string): EditedUnits {
  const { from } = selected;
  const [before] = sliceRuns(units[from.unit]?.runs ?? [], Math.max(0, from.offset - 1), from.offset);
  const { strong, em } = before ?? plainMarks;
  return replaceSelected(units, selected, [{ kind: paragraph, runs: [{ ...plainMarks, strong, em, text }] }]);
}

/** Begins the next paragraph or item. An empty one ends its list or quote instead. */
export function splitUnit(units: readonly Unit[], selected: Selected): EditedUnits {
  const { kind, runs } = units[selected.from.unit] ?? emptyUnit(paragraph);
  if (kind.type === 'cell') return { units, selected };
  if (runs.length === 0 && kind.type !== 'paragraph') return outdent(units, selected.from);
  const isEnd = selected.to.offset >= lengthOf({ kind, runs });
  const next =
    kind.type === 'heading' && isEnd ? paragraph : kind.type === 'quote' ? { ...kind, first: false } : kind;
  return replaceSelected(units, selected, [emptyUnit(kind), emptyUnit(next)]);
}

/** What the key for deleting backwards does at the start of a unit. */
export function joinBackward(units: readonly Unit[], caret: Caret): EditedUnits {
  const { kind } = units[caret.unit] ?? emptyUnit(paragraph);
  if (kind.type === 'cell') return { units, selected: at(caret) };
  if (kind.type !== 'paragraph' && !(kind.type === 'quote' && !kind.first)) return outdent(units, caret);
  const before = units[caret.unit - 1];
  if (!before) return { units, selected: at(caret) };
  if (isVoid(before.kind)) return without(units, caret.unit - 1, { ...caret, unit: caret.unit - 1 });
  if (before.kind.type === 'cell') return { units, selected: caretIn(units, caret.unit - 1) };
  const from = { unit: caret.unit - 1, offset: lengthOf(before) };
  return replaceSelected(units, { from, to: { unit: caret.unit, offset: 0 } }, []);
}

export function joinForward(units: readonly Unit[], caret: Caret): EditedUnits {
  const next = units[caret.unit + 1];
  const isInTable = units[caret.unit]?.kind.type === 'cell' || next?.kind.type === 'cell';
  if (!next || isInTable) return { units, selected: at(caret) };
  if (isVoid(next.kind)) return without(units, caret.unit + 1, caret);
  return replaceSelected(units, { from: caret, to: { unit: caret.unit + 1, offset: 0 } }, []);
}

const without = (units: readonly Unit[], index: number, caret: Caret): EditedUnits => ({
  units: units.filter((_, each) => each !== index),
  selected: at(caret),
});

function outdent(units: readonly Unit[], caret: Caret): EditedUnits {
  const changed = units.map((unit, index) => {
    if (index !== caret.unit) return unit;
    const { kind } = unit;
    const isInner = kind.type === 'item' && kind.depth > 0;
    return { ...unit, kind: isInner ? { ...kind, depth: kind.depth - 1 } : paragraph };
  });
  return { units: changed, selected: at({ ...caret, offset: 0 }) };
}

/** True where nothing is selected. */
export const isCaret = ({ from, to }: Selected): boolean =>
  from.unit === to.unit && from.offset === to.offset;

/** All selected units become items; if they are, they become paragraphs again. */
export function toggleList(units: readonly Unit[], selected: Selected, ordered: boolean): EditedUnits {
  const { from, to } = selected;
  const isList = units
    .slice(from.unit, to.unit + 1)
    .every(({ kind }) => kind.type === 'item' && kind.ordered === ordered);
  return styleUnits(units, selected, (kind) =>
    isList ? paragraph : { type: 'item', ordered, depth: kind.type === 'item' ? kind.depth : 0 },
  );
}

/** Gives all selected units with words another kind. */
export const styleUnits = (
  units: readonly Unit[],
  selected: Selected,
  style: (kind: UnitKind, isFirst: boolean) => UnitKind,
): EditedUnits => ({
  units: units.map((unit, index) => {
    const isInside = index >= selected.from.unit && index <= selected.to.unit;
    return isInside && !isApart(unit.kind)
      ? { ...unit, kind: style(unit.kind, index === selected.from.unit) }
      : unit;
  }),
  selected,
});

/** All words, with a break between units. */
export const textOfUnits = (units: readonly Unit[]): string =>
  units.map(({ runs }) => textOfRuns(runs)).join('\n');

/** Where a selection is in all words, and back. */
export const spanOf = (units: readonly Unit[], { from, to }: Selected): { start: number; end: number } => {
  const at = ({ unit, offset }: Caret) =>
    units.slice(0, unit).reduce((sum, each) => sum + lengthOf(each) + 1, 0) + offset;
  return { start: at(from), end: at(to) };
};

export function caretAt(units: readonly Unit[], place: number): Caret {
  let offset = place;
  for (const [unit, each] of units.entries()) {
    if (offset <= lengthOf(each)) return { unit, offset };
    offset -= lengthOf(each) + 1;
  }
  return { unit: Math.max(0, units.length - 1), offset: 0 };
}

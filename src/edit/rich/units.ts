import { areMarkedAlike, type Run } from './runs';

export type UnitKind =
  | { type: 'paragraph' }
  /** `depth` is 0 in a list that is in no other one. */
  | { type: 'item'; ordered: boolean; depth: number }
  | { type: 'heading'; depth: 3 | 4 }
  /** A paragraph of a quote, which begins with the `first` one. */
  | { type: 'quote'; first: boolean }
  /** A line between paragraphs. */
  | { type: 'rule' }
  | { type: 'picture'; src: string; alt: string; caption: string }
  /** A cell of a table. `rule` is what is below the head of its column, such as `--:`. */
  | { type: 'cell'; begins: 'table' | 'row' | 'cell'; rule: string };

/** What a text box edits as one: a paragraph, a heading, or the words of a list's item. */
export interface Unit {
  kind: UnitKind;
  runs: readonly Run[];
}

/** One with the place of its words in the source. `end` is exclusive. */
export interface WrittenUnit extends Unit {
  start: number;
  end: number;
  /** Where each character of the runs begins in the source. */
  at: readonly number[];
}

export const isSameKind = (one: UnitKind, other: UnitKind): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** True for what has no words. */
export const isVoid = ({ type }: UnitKind): boolean => type === 'rule' || type === 'picture';

/** True for what is no part of the words around it. */
export const isApart = (kind: UnitKind): boolean => isVoid(kind) || kind.type === 'cell';

export const isSameUnit = (one: Unit, other: Unit): boolean =>
  isSameKind(one.kind, other.kind) &&
  one.runs.length === other.runs.length &&
  one.runs.every((run, index) => {
    const same = other.runs[index];
    return same !== undefined && run.text === same.text && areMarkedAlike(run, same);
  });

export const areSameUnits = (one: readonly Unit[], other: readonly Unit[]): boolean =>
  one.length === other.length &&
  one.every((unit, index) => {
    const same = other[index];
    return same !== undefined && isSameUnit(unit, same);
  });

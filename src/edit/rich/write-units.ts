import { readUnits } from './read-units';
import { tidyRuns } from './runs';
import { tidyUnits } from './tidy-units';
import { endOf, gapBefore } from './unit-gaps';
import { areSameUnits, isSameKind, isSameUnit, type Unit, type WrittenUnit } from './units';
import { writeWords } from './write-words';

/**
 * The source after its units have become others. What is written of units that are the same stays byte by byte, and so
 * does what is between them. Units without words are left out. Where Markdown can't say which words are marked, as
 * within a word beside a quotation mark, they are written without marks.
 */
export function writeUnits(source: string, before: readonly WrittenUnit[], wanted: readonly Unit[]): string {
  const after = tidyUnits(wanted);
  if (areSameUnits(before, after)) return source;
  if (after.length === 0) return '';
  const same = sameAtEnds(before, after);
  const moved = cellsBetween(before, same);
  const texts = after.map((unit, index) => {
    const old = oldUnit(before, after, index, same) ?? moved(unit);
    return old ? source.slice(old.start, old.end) : writeWords(unit);
  });
  const isAsWanted = (text: string) => {
    const read = readUnits(text);
    return read !== undefined && areSameUnits(tidyUnits(read), after);
  };
  const candidates = [
    () => betweenOldGaps(source, before, after, texts),
    () => withNewMiddle(source, before, after, texts, same, true),
    () => withNewMiddle(source, before, after, texts, same, false),
  ];
  for (const write of candidates) {
    const written = write();
    if (written !== undefined && isAsWanted(written)) return written;
  }
  return texts.map((text, index) => gapBefore(after, index) + text).join('') + endOf(after);
}

/** Finds the cells that are the same in a table with other rows or columns. */
function cellsBetween(before: readonly WrittenUnit[], { start, end }: Same) {
  let rest = before.slice(start, before.length - end);
  return ({ kind, runs }: Unit): WrittenUnit | undefined => {
    if (kind.type !== 'cell' || runs.length === 0) return undefined;
    const index = rest.findIndex(
      (old) => old.kind.type === 'cell' && isSameUnit({ kind, runs: tidyRuns(old.runs) }, { kind, runs }),
    );
    const found = rest[index];
    if (found) rest = rest.slice(index + 1);
    return found;
  };
}

interface Same {
  /** How many units are the same from the start, and from the end. */
  start: number;
  end: number;
}

function sameAtEnds(before: readonly Unit[], after: readonly Unit[]): Same {
  const most = Math.min(before.length, after.length);
  const isSame = (one: Unit | undefined, other: Unit | undefined) =>
    one !== undefined && other !== undefined && isSameUnit({ ...one, runs: tidyRuns(one.runs) }, other);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  return { start, end };
}

function oldUnit(
  before: readonly WrittenUnit[],
  after: readonly Unit[],
  index: number,
  { start, end }: Same,
): WrittenUnit | undefined {
  if (index < start) return before[index];
  return index >= after.length - end ? before[before.length - after.length + index] : undefined;
}

/** If only words have changed, all around them stays. */
function betweenOldGaps(
  source: string,
  before: readonly WrittenUnit[],
  after: readonly Unit[],
  texts: readonly string[],
): string | undefined {
  if (before.length !== after.length) return undefined;
  let [written, at] = ['', 0];
  for (const [index, { kind, start, end }] of before.entries()) {
    const unit = after[index];
    if (!unit || !isSameKind(kind, unit.kind)) return undefined;
    written += source.slice(at, start) + texts[index];
    at = end;
  }
  return written + source.slice(at);
}

/** What is before and behind the units that have changed stays; of a table, also what is between its cells. */
function withNewMiddle(
  source: string,
  before: readonly WrittenUnit[],
  after: readonly Unit[],
  texts: readonly string[],
  same: Same,
  keepsGaps: boolean,
): string {
  const gap = (index: number, old: number) => {
    const [from, to] = [before[old - 1], before[old]];
    const isOld = from && to && areSameKinds([from, to], after.slice(index - 1, index + 1));
    if (keepsGaps && isOld && to.kind.type === 'cell') return source.slice(from.end, to.start);
    const [bar = ' |'] = (index === same.start && from && /^ *\|/.exec(source.slice(from.end))) || [];
    return gapBefore(after, index).replace(/^ \|/, bar);
  };
  const last = before[same.start - 1];
  const next = same.end > 0 ? before[before.length - same.end] : undefined;
  let written = last ? source.slice(0, last.end) : '';
  const end = after.length - same.end;
  for (let index = same.start; index < end; index++)
    written += (index === same.start ? gap(index, index) : gapBefore(after, index)) + texts[index];
  if (next)
    return written + gap(end, end === same.start ? end : before.length - same.end) + source.slice(next.start);
  const rest = source.slice(before.at(-1)?.end ?? source.length);
  const wasCell = before.at(-1)?.kind.type === 'cell';
  return written + endOf(after) + (wasCell ? rest.replace(/^ *\|(?: *\n[-:| ]+)?/, '') : rest);
}

const areSameKinds = (some: readonly Unit[], others: readonly Unit[]): boolean =>
  some.every(({ kind }, index) => {
    const other = others[index];
    return other !== undefined && isSameKind(kind, other.kind);
  });

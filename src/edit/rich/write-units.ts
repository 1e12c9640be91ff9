import { readUnits } from './read-units';
import { type Run, textOfRuns, tidyRuns } from './runs';
import {
  areSameUnits,
  isApart,
  isSameKind,
  isSameUnit,
  type Unit,
  type UnitKind,
  type WrittenUnit,
} from './units';
import { type Writing, writeInline } from './write-inline';

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

/** As Markdown can have them: no unit is empty, and no item is deeper than it can be. */
export function tidyUnits(units: readonly Unit[]): Unit[] {
  const tidy: Unit[] = [];
  for (const { kind, runs } of units) {
    const isLine = kind.type === 'heading' || kind.type === 'cell';
    const words = tidyRuns(isLine ? runs.map(inOneLine) : runs);
    if (words.length === 0 && !isApart(kind)) continue;
    tidy.push({ kind: tidyKind(kind, tidy.at(-1)?.kind), runs: words });
  }
  return tidy;
}

function tidyKind(kind: UnitKind, last: UnitKind | undefined): UnitKind {
  if (kind.type === 'quote' && last?.type !== 'quote') return { ...kind, first: true };
  if (kind.type !== 'item') return kind;
  return { ...kind, depth: Math.min(kind.depth, last?.type === 'item' ? last.depth + 1 : 0) };
}

const inOneLine = (run: Run): Run => ({ ...run, text: run.text.replaceAll('\n', ' ') });

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

/** What is behind the last unit: a row ends with a bar, and a head is never alone. */
const endOf = (units: readonly Unit[]): string =>
  units.at(-1)?.kind.type === 'cell' ? ` |\n${rulesBefore(units)}`.trimEnd() : '';

/** What is written between the unit before and the words of this one. */
function gapBefore(units: readonly Unit[], index: number): string {
  const { kind } = units[index] ?? {};
  const before = units[index - 1]?.kind;
  if (before && kind?.type === 'quote' && !kind.first) return '\n>\n> ';
  if (before && kind?.type === 'cell' && kind.begins !== 'table')
    return kind.begins === 'cell' ? ' | ' : ` |\n${rulesBefore(units.slice(0, index))}| `;
  const isList = before?.type === 'item' && kind?.type === 'item';
  const end = endOf(units.slice(0, index));
  const lines = end + (before === undefined ? '' : isList ? '\n' : '\n\n');
  if (kind?.type !== 'item') return lines + (kind ? markerOf(kind) : '');
  const markers: string[] = [];
  for (const { kind: each } of units.slice(0, index + 1)) {
    if (each.type !== 'item') {
      markers.length = 0;
      continue;
    }
    const last = Number.parseInt(markers[each.depth] ?? '', 10);
    markers.length = each.depth;
    markers.push(each.ordered ? `${(last || 0) + 1}. ` : '- ');
  }
  const own = markers.pop() ?? '';
  return lines + ' '.repeat(markers.join('').length) + own;
}

/** The line below the head of a table, if nothing else is. */
function rulesBefore(units: readonly Unit[]): string {
  const rules: string[] = [];
  for (const { kind } of [...units].reverse()) {
    if (kind.type !== 'cell' || kind.begins === 'row') return '';
    rules.unshift(kind.rule);
    if (kind.begins === 'table') return `| ${rules.join(' | ')} |\n`;
  }
  return '';
}

/** What is before the words of the only unit of a text. */
function markerOf(kind: UnitKind): string {
  if (kind.type === 'heading') return `${'#'.repeat(kind.depth)} `;
  if (kind.type === 'item') return '- ';
  if (kind.type === 'cell') return '| ';
  return kind.type === 'quote' ? '> ' : '';
}

/** A kind as it is without others around it. */
const alone = (kind: UnitKind): UnitKind =>
  kind.type === 'item'
    ? { type: 'item', ordered: false, depth: 0 }
    : kind.type === 'cell'
      ? { ...kind, begins: 'table' }
      : tidyKind(kind, undefined);

const writings: readonly Writing[] = [
  { em: '*', escapes: false },
  { em: '_', escapes: false },
  { em: '*', escapes: true },
  { em: '_', escapes: true },
];

/** The words of a unit, in the plainest way that is read as them. */
function writeWords({ kind, runs }: Unit): string {
  if (kind.type === 'rule') return '---';
  if (kind.type === 'picture') return writePicture(kind);
  const write = (marks: readonly Run[], writing: Writing) => {
    const words = writeInline(marks, writing);
    return kind.type === 'quote' ? words.replaceAll('\n', '\n> ') : words;
  };
  const isDelicate = kind.type === 'cell' && /[*_`[]/.test(textOfRuns(runs));
  for (const marks of [runs, withoutMarkedPoints(runs), withoutMarks(runs)])
    for (const writing of writings) {
      // What means nothing in this cell could together with another one.
      if (isDelicate && !writing.escapes) continue;
      const written = write(marks, writing);
      const read = readUnits(markerOf(kind) + written + endOf([{ kind: alone(kind), runs }]));
      if (read && areSameUnits(tidyUnits(read), [{ kind: alone(kind), runs: tidyRuns(marks) }]))
        return written;
    }
  return write(withoutMarks(runs), { em: '*', escapes: true });
}

/** With as few backslashes as can be. */
function writePicture(kind: Extract<UnitKind, { type: 'picture' }>): string {
  const { src, alt, caption } = kind;
  const write = (words: (text: string) => string) =>
    `![${words(alt)}](${src}${caption && ` "${words(caption)}"`})`;
  const plain = write((text) => text);
  const read = readUnits(plain);
  return read && areSameUnits(read, [{ kind, runs: [] }])
    ? plain
    : write((text) => text.replace(/[\\`*_[\]<&"~]/g, '\\$&'));
}

const withoutMarks = (runs: readonly Run[]): Run[] =>
  tidyRuns(runs.map((run) => ({ ...run, strong: false, em: false, code: false })));

/** Markdown has no marks between a letter and a point, so the point is left out of them. */
const withoutMarkedPoints = (runs: readonly Run[]): Run[] =>
  tidyRuns(
    runs.flatMap((run) => {
      if ((!run.strong && !run.em) || run.href !== '' || run.code) return [run];
      const [, open = '', words = '', close = ''] =
        /^([\p{P}\p{S}\s]*)(.*?)([\p{P}\p{S}\s]*)$/su.exec(run.text) ?? [];
      const bare = (text: string) => ({ ...run, text, strong: false, em: false });
      return [bare(open), { ...run, text: words }, bare(close)];
    }),
  );

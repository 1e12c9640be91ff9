import { readUnits } from './read-units';
import { type Run, textOfRuns, tidyRuns } from './runs';
import { tidyKind, tidyUnits } from './tidy-units';
import { endOf, markerOf } from './unit-gaps';
import { areSameUnits, type Unit, type UnitKind } from './units';
import { type Writing, writeInline } from './write-inline';

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
export function writeWords({ kind, runs }: Unit): string {
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

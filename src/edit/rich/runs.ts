/** Words of a text that are marked alike. */
export interface Run {
  /** A line break within a paragraph is `\n`. */
  text: string;
  strong: boolean;
  em: boolean;
  code: boolean;
  /** The address of a link, or an empty text. */
  href: string;
}

export type Marks = Omit<Run, 'text'>;

export const plainMarks: Marks = { strong: false, em: false, code: false, href: '' };

export const areMarkedAlike = (one: Marks, other: Marks): boolean =>
  one.strong === other.strong && one.em === other.em && one.code === other.code && one.href === other.href;

/** Without empty runs, and with as few as can be. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && areMarkedAlike(last, run))
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else if (run.text !== '') joined.push(run);
  }
  return joined;
}

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The part from one character to another. */
export function sliceRuns(runs: readonly Run[], start: number, end = Number.POSITIVE_INFINITY): Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** As Markdown can write them: no space at either end of a text or a line, and none at the ends of what is marked. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const joined = joinRuns(runs.map(codeInOneLine));
  const text = textOfRuns(joined);
  const start = text.length - text.trimStart().length;
  const trimmed = sliceRuns(joined, start, Math.max(start, text.trimEnd().length));
  const lines = joinRuns(withoutSpacesAtLines(trimmed));
  const marks = ['code', 'strong', 'em'] as const;
  return joinRuns(marks.reduce(withoutMarkedEnds, lines));
}

const codeInOneLine = (run: Run): Run => (run.code ? { ...run, text: run.text.replaceAll('\n', ' ') } : run);

/** Spaces around a line break are nothing. */
function withoutSpacesAtLines(runs: readonly Run[]): Run[] {
  const text = textOfRuns(runs);
  let at = 0;
  return runs.map((run) => {
    const start = at;
    at += run.text.length;
    const kept = run.text
      .split('')
      .filter((letter, index) => !(letter === ' ' && isAtBreak(text, start + index)));
    return run.text.includes(' ') ? { ...run, text: kept.join('') } : run;
  });
}

function isAtBreak(text: string, at: number): boolean {
  let [before, after] = [at, at];
  while (text[before] === ' ') before--;
  while (text[after] === ' ') after++;
  return text[before] === '\n' || text[after] === '\n';
}

function withoutMarkedEnds(runs: Run[], mark: 'code' | 'strong' | 'em'): Run[] {
  return extents(runs, (run) => run[mark]).flatMap((extent) => {
    if (!extent[0]?.[mark]) return extent;
    const text = textOfRuns(extent);
    const start = text.length - text.trimStart().length;
    const end = Math.max(start, text.trimEnd().length);
    const bare = (some: Run[]) => some.map((run) => ({ ...run, [mark]: false }));
    return [
      ...bare(sliceRuns(extent, 0, start)),
      ...sliceRuns(extent, start, end),
      ...bare(sliceRuns(extent, end)),
    ];
  });
}

/** Runs beside each other of which something is the same. */
function extents(runs: readonly Run[], of: (run: Run) => unknown): Run[][] {
  const found: Run[][] = [];
  for (const run of runs) {
    const [last] = found.at(-1) ?? [];
    if (last && of(last) === of(run)) found.at(-1)?.push(run);
    else found.push([run]);
  }
  return found;
}

/** A content folder in memory, by path. */
export type Contents = ReadonlyMap<string, string>;

/** One mistake of an editor, or of a program that has changed their files. */
export interface Mistake {
  name: string;
  /** New texts of files; undefined for a file that was removed. */
  changes: ReadonlyMap<string, string | undefined>;
  /** Where it happened, counted in the new text; none for whole files. */
  lines?: { file: string; from: number; to: number };
  /** What was written there before and after: messages may name it. */
  words: string;
}

export interface Hand {
  contents: Contents;
  /** A whole number below a limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

/** The lines of a page file, and one of them. */
export function aLine(
  { contents, below, pick }: Hand,
  fits = /\S/,
): { file: string; lines: string[]; at: number } {
  for (;;) {
    const file = pick([...contents.keys()].filter((name) => name.endsWith('.json')));
    const lines = (contents.get(file) ?? '').split('\n');
    const at = below(lines.length);
    if (fits.test(lines[at] ?? '')) return { file, lines, at };
  }
}

/** Replaces lines by others. */
export function replaceLines(
  name: string,
  { file, lines, at }: ReturnType<typeof aLine>,
  count: number,
  by: readonly string[],
): Mistake {
  const text = lines.toSpliced(at, count, ...by).join('\n');
  return {
    name,
    changes: new Map([[file, text]]),
    lines: { file, from: at + 1, to: at + Math.max(1, by.length) },
    words: [...lines.slice(at, at + count), ...by].join('\n'),
  };
}

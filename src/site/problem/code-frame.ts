import type { Range } from '../json/locate';

const widest = 100;

/** The line of a range, marked by ^, with the lines around it. Cut to what fits, without control characters. */
export function codeFrame(lines: readonly string[], { line, column, endLine, endColumn }: Range): string[] {
  const marked = lines[line - 1];
  if (marked === undefined) return [];
  const end = endLine === line ? endColumn : marked.length + 1;
  const cut = Math.max(0, column - 1 - widest / 2);
  const gutter = String(Math.min(line + 1, lines.length)).length;
  const row = (number: number) => {
    const shown = (lines[number - 1] ?? '').slice(cut, cut + widest).replace(control, '·');
    return `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`.trimEnd();
  };
  const carets = '^'.repeat(Math.max(1, Math.min(end - column, cut + widest - column + 1)));
  const pointer = `  ${' '.repeat(gutter)} | ${' '.repeat(column - 1 - cut)}${carets}`;
  return [
    ...(line > 1 ? [row(line - 1)] : []),
    row(line),
    pointer,
    ...(line < lines.length ? [row(line + 1)] : []),
  ];
}

/** Each is replaced by one column: it could control the terminal, or nobody would see it. */
const control = /[\p{Cc}\p{Bidi_Control}\u00AD\u200B-\u200D\u2028\u2029\u202F\u2060\u00A0\uFEFF]/gu;

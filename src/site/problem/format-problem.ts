import { normalizeText } from '../files/files';
import type { Range } from '../json/locate';
import { counted, visible } from '../text/wording';
import { createDescribePlace } from './describe-place';
import type { Finding } from './finding';
import type { Flood } from './floods';
import type { Problem } from './problem';

/** Colors a text for the terminal that shows it. */
export type Colorize = (color: 'cyan' | 'dim' | 'red' | 'yellow', text: string) => string;

export interface FormatOptions {
  /** Without it, the text has no colors. */
  paint?: Colorize;
  /** The content folder, written before the path of a file. */
  folder?: string;
  /** What is summarized by rule, after the problems. */
  floods?: readonly Flood<Problem>[];
  /** True if some problems are said to be in other places, too. */
  hasFollowUps?: boolean;
}

const widest = 100;

/** The line of a range, marked by ^, with the lines around it. Cut to what fits, without control characters. */
function codeFrame(lines: readonly string[], { line, column, endLine, endColumn }: Range): string[] {
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

/** Problems for people: the place, the same in words, the lines, and how to correct it. */
export function formatProblems(
  problems: readonly Problem[],
  readText: (file: string) => string,
  { paint = (_, text) => text, folder = 'content', floods = [], hasFollowUps = false }: FormatOptions = {},
): string {
  const open = createOpen(readText);
  const heading = ({ file, line, column, severity, id, message }: Problem) =>
    `${paint('cyan', visible(`${folder}/${file}:${line}:${column}`))} ${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${message} ${paint('dim', `(${id})`)}`;
  const helpOf = ({ help }: Problem) => (help === undefined ? [] : [`  help: ${help}`]);
  const parts = problems.map((problem) => {
    const { lines, describe } = open(problem.file);
    const place = visible(describe(problem.pointer));
    return [
      heading(problem),
      ...(place === '' ? [] : [`  ${place}`]),
      ...codeFrame(lines, problem).map((row) => paint('dim', `  ${row}`)),
      ...helpOf(problem),
    ].join('\n');
  });
  const summaries = floods.map(({ count, first }) =>
    [
      ...first.flatMap((problem) => [heading(problem), ...helpOf(problem)]),
      `and ${count - first.length} more of this rule`,
    ].join('\n'),
  );
  const hint = floods.length > 0 || hasFollowUps ? '\nnpm run validate -- --all shows all of them' : '';
  return [...parts, ...summaries, countProblems(problems, floods) + hint].join('\n\n');
}

function countProblems(problems: readonly Problem[], floods: readonly Flood<Problem>[]): string {
  const count = (wanted: Finding['severity']) => {
    const summed = floods.filter(({ severity }) => severity === wanted);
    return summed.reduce(
      (sum, flood) => sum + flood.count,
      problems.filter(({ severity }) => severity === wanted).length,
    );
  };
  return `${counted(count('error'), 'errors')}, ${counted(count('warning'), 'warnings')}`;
}

interface OpenFile {
  lines: readonly string[];
  describe: (pointer: string) => string;
}

/** Problems are sorted by file, so only one file is kept. */
function createOpen(readText: (file: string) => string): (file: string) => OpenFile {
  let last: { file: string; opened: OpenFile } | undefined;
  return (file) => {
    if (last?.file === file) return last.opened;
    // The values of a large file may take a hundred megabytes: never two at once.
    last = undefined;
    const text = normalizeText(read(readText, file));
    // A picture has no lines to show.
    const lines = text.includes('\0') ? [] : text.split('\n');
    const opened = { lines, describe: createDescribePlace(text) };
    last = { file, opened };
    return opened;
  };
}

function read(readText: (file: string) => string, file: string): string {
  try {
    return readText(file);
  } catch {
    // The problem says that the file can't be read.
    return '';
  }
}

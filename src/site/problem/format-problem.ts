import { normalizeText } from '../files/files';
import { codeFrame } from './code-frame';
import { createDescribePlace } from './describe-place';
import type { Problem } from './problem';

/** Colors a text for the terminal that shows it. */
export type Paint = (color: 'cyan' | 'dim' | 'red' | 'yellow', text: string) => string;

export interface FormatOptions {
  /** Without it, the text has no colors. */
  paint?: Paint;
  /** The content folder, written before the path of a file. */
  folder?: string;
}

/** Problems for people: the place, the same in words, the lines, and how to correct it. */
export function formatProblems(
  problems: readonly Problem[],
  readText: (file: string) => string,
  { paint = (_, text) => text, folder = 'content' }: FormatOptions = {},
): string {
  const open = createOpen(readText);
  const parts = problems.map((problem) => {
    const { file, line, column, severity, id, message, help, pointer } = problem;
    const { lines, describe } = open(file);
    const place = describe(pointer);
    return [
      `${paint('cyan', `${folder}/${file}:${line}:${column}`)} ${paint(severity === 'error' ? 'red' : 'yellow', severity)} ${message} ${paint('dim', `(${id})`)}`,
      ...(place === '' ? [] : [`  ${place}`]),
      ...codeFrame(lines, problem).map((row) => paint('dim', `  ${row}`)),
      ...(help === undefined ? [] : [`  help: ${help}`]),
    ].join('\n');
  });
  return [...parts, countProblems(problems)].join('\n\n');
}

export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
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
    const opened = { lines: text.split('\n'), describe: createDescribePlace(text) };
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

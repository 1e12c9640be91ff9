import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { Files } from '../../site/files/files';
import { formatProblems } from '../../site/problem/format-problem';
import type { Problem } from '../../site/problem/problem';

export interface CheckedFolder {
  folder: string;
  files: Files;
  problems: readonly Problem[];
}

/**
 * Problems as text, or '' when there are none. It has colors if `stream`, where it will be printed, is a terminal;
 * NO_COLOR and FORCE_COLOR decide otherwise.
 */
export function problemText(
  { folder, files, problems }: CheckedFolder,
  stream?: NodeJS.WritableStream,
): string {
  if (problems.length === 0) return '';
  return formatProblems(problems, files.read, {
    ...(stream && { paint: (color, text) => styleText(color, text, { stream }) }),
    folder: relative(process.cwd(), folder),
  });
}

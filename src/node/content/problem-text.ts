import { relative } from 'node:path';
import type { Files } from '../../site/files/files';
import { formatProblems } from '../../site/problem/format-problem';
import type { Problem } from '../../site/problem/problem';

export interface CheckedFolder {
  folder: string;
  files: Files;
  problems: readonly Problem[];
}

/** Problems as text for a terminal; '' when there are none. */
export function problemText({ folder, files, problems }: CheckedFolder, color: boolean): string {
  if (problems.length === 0) return '';
  return formatProblems(problems, files.read, { color, folder: relative(process.cwd(), folder) });
}

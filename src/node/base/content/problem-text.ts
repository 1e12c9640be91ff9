import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { Files } from '../../../site/files/files';
import { type Finding, withFollowUps } from '../../../site/problem/finding';
import { splitFloods } from '../../../site/problem/floods';
import { formatProblems } from '../../../site/problem/format-problem';
import { locateFindings } from '../../../site/problem/locate-findings';
import type { Problem } from '../../../site/problem/problem';

export interface CheckedFolder {
  folder: string;
  files: Files;
  findings: readonly Finding[];
}

/** What was found, with its lines, for tools and tests. */
export const problemsIn = ({ files, findings }: Omit<CheckedFolder, 'folder'>): Problem[] =>
  locateFindings(files, findings);

/**
 * What was found as text, or '' if it is nothing. Rules that find much are summarized, and only the lines of what is
 * shown are computed. With `all` nothing is summarized. The text has colors if `stream`, where it will be printed, is a terminal;
 * NO_COLOR and FORCE_COLOR decide otherwise.
 */
export function problemText(
  { folder, files, findings }: CheckedFolder,
  stream?: NodeJS.WritableStream,
  all = false,
): string {
  if (findings.length === 0) return '';
  const { few, floods } = all ? { few: findings.flatMap(withFollowUps), floods: [] } : splitFloods(findings);
  const locate = (found: readonly Finding[]) => locateFindings(files, found);
  return formatProblems(locate(few), files.read, {
    floods: floods.map(({ first, ...flood }) => ({ ...flood, first: locate(first) })),
    hasFollowUps: !all && findings.some(({ followUps }) => followUps),
    ...(stream && { paint: (color, text) => styleText(color, text, { stream }) }),
    folder: relative(process.cwd(), folder),
  });
}

import { pageStart } from '../../site/files/site-file';
import type { Problem } from '../../site/problem/problem';

/** How many errors each page has, by its file and pointer. */
export function errorsByPage(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, pointer, severity } of problems) {
    const page = file + (pageStart(pointer) ?? '');
    if (severity === 'error') counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}

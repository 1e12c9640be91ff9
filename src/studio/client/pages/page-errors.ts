import { pageStart } from '../../../site/files/site-file';
import type { Problem } from '../../../site/problem/problem';
import type { TreeRow } from './page-tree';

/** How many errors each page has, by its file and pointer. */
export function errorsByPage(problems: readonly Problem[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, pointer, severity } of problems) {
    const page = file + (pageStart(pointer) ?? '');
    if (severity === 'error') counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}

/** How many errors a row shows: those of its page, and while it is folded, those of the pages below it. */
export function errorsOfRow(
  { node, isOpen }: Pick<TreeRow, 'node' | 'isOpen'>,
  errors: ReadonlyMap<string, number>,
): number {
  const { page, children } = node;
  const own = (page && errors.get(page.file + page.pointer)) ?? 0;
  if (isOpen !== false) return own;
  return children.reduce((sum, child) => sum + errorsOfRow({ node: child, isOpen }, errors), own);
}

import { useEffect, useRef } from 'react';
import type { PageEntry } from '../../protocol/workspace';
import { pageAbove } from './parent-path';
import { isSamePlace } from './places';
import type { StudioState } from './studio-state';
import type { Instead } from './studio-store';

interface LastPage {
  page: PageEntry;
  /** The paths of all pages. */
  paths: ReadonlySet<string>;
}

/**
 * Opens the page that was waited for, and another one when the open page was removed or has moved. A page that was
 * open when it was removed is opened again when it comes back, such as by an undo.
 */
export function useOtherPage(
  { pages, opened, pathToOpen, pathToDelete, pathToReopen }: StudioState,
  open: (page: PageEntry, instead?: Instead) => void,
): void {
  const last = useRef<LastPage>(undefined);
  useEffect(() => {
    if (!opened || pages.length === 0) return;
    const pageOf = (wanted: string | undefined) =>
      pages.find(({ path, file }) => path === wanted || file === wanted);
    const page = pages.find((entry) => isSamePlace(entry, opened));
    const { current: known } = last;
    const closed = page ? undefined : known;
    const wanted = pageOf(pathToOpen);
    if (wanted)
      return open(wanted, closed && isKnown(wanted, closed) ? { pathToReopen: closed.page.path } : {});
    const back = pageOf(pathToReopen);
    if (back) return open(back);
    if (closed && pathToOpen === undefined) return open(...pageInstead(closed, pages, pathToDelete));
    if (page) last.current = { page, paths: new Set(pages.map(({ path }) => path)) };
  }, [pages, opened, pathToOpen, pathToDelete, pathToReopen, open]);
}

const isKnown = (page: PageEntry | undefined, { paths }: LastPage) =>
  page !== undefined && paths.has(page.path);

/** The same page at another place; without it, the nearest page above. */
function pageInstead(
  known: LastPage,
  pages: readonly PageEntry[],
  pathToDelete: string | undefined,
): [PageEntry, Instead?] {
  const { path, title } = known.page;
  const same = pages.find((page) => page.path === path);
  const moved = pages.find((page) => page.title === title && !isKnown(page, known));
  const instead = same ?? moved;
  if (instead) return [instead];
  const above = pageAbove(path, pages);
  if (!above) throw new Error('There are no pages.');
  const remark = path === pathToDelete ? '' : `There is no page ${path} any more. This is ${above.path}.`;
  return [above, { pathToReopen: path, remark }];
}

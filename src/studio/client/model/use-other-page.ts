import { useEffect, useRef } from 'react';
import type { PageEntry } from '../../protocol/workspace';
import { pageAbove } from './parent-path';
import { isSamePlace } from './places';
import type { StudioState } from './studio-state';
import type { Instead } from './studio-store';

interface Known {
  page: PageEntry;
  /** Of all pages. */
  paths: ReadonlySet<string>;
}

/**
 * Opens the page that was waited for, and another one when the open page has gone or has moved. A page that was open
 * until it was gone is opened again when it comes back, such as by an undo.
 */
export function useOtherPage(
  { pages, opened, awaited, leaving, missed }: StudioState,
  open: (page: PageEntry, instead?: Instead) => void,
): void {
  const last = useRef<Known>(undefined);
  useEffect(() => {
    if (!opened || pages.length === 0) return;
    const pageOf = (wanted: string | undefined) => pages.find(({ path }) => path === wanted);
    const page = pages.find((entry) => isSamePlace(entry, opened));
    const { current: known } = last;
    const gone = page ? undefined : known;
    const wanted = pageOf(awaited);
    if (wanted) return open(wanted, gone && isKnown(wanted, gone) ? { missed: gone.page.path } : {});
    const back = pageOf(missed);
    if (back) return open(back);
    if (gone && awaited === undefined) return open(...heirOf(gone, pages, leaving));
    if (page) last.current = { page, paths: new Set(pages.map(({ path }) => path)) };
  }, [pages, opened, awaited, leaving, missed, open]);
}

const isKnown = (page: PageEntry | undefined, { paths }: Known) => page !== undefined && paths.has(page.path);

/** The same page at another place; without it, the nearest page above. */
function heirOf(
  known: Known,
  pages: readonly PageEntry[],
  leaving: string | undefined,
): [PageEntry, Instead?] {
  const { path, title } = known.page;
  const same = pages.find((page) => page.path === path);
  const moved = pages.find((page) => page.title === title && !isKnown(page, known));
  const heir = same ?? moved;
  if (heir) return [heir];
  const above = pageAbove(path, pages);
  if (!above) throw new Error('There are no pages.');
  const remark = path === leaving ? '' : `There is no page ${path} any more. This is ${above.path}.`;
  return [above, { missed: path, remark }];
}

import { useEffect, useRef } from 'react';
import type { PageEntry } from '../../edit/workspace';
import { pageAbove } from '../pages/parent-path';
import type { StudioState } from './studio-store';

/** Opens the page that was waited for, and another one when the open page has gone or has moved. */
export function useOtherPage({ pages, opened, awaited }: StudioState, open: (page: PageEntry) => void): void {
  const last = useRef<{ page: PageEntry; paths: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    if (!opened || pages.length === 0) return;
    const wanted = awaited === undefined ? undefined : pages.find(({ path }) => path === awaited);
    if (wanted) return open(wanted);
    const page = pages.find(({ file, pointer }) => file === opened.file && pointer === opened.pointer);
    const { current: before } = last;
    // In a file with several pages, one that was elsewhere may have come to this place.
    const isOther = page && before && page.path !== before.page.path && before.paths.has(page.path);
    if (page && !isOther) last.current = { page, paths: new Set(pages.map(({ path }) => path)) };
    else if (awaited === undefined && before) open(heirOf(before.page, before.paths, pages));
  }, [pages, opened, awaited, open]);
}

/** The same page at another place; without it, the nearest page above. */
function heirOf(
  { path, title }: PageEntry,
  before: ReadonlySet<string>,
  pages: readonly PageEntry[],
): PageEntry {
  const same = pages.find((page) => page.path === path);
  const moved = pages.find((page) => page.title === title && !before.has(page.path));
  const heir = same ?? moved ?? pageAbove(path, pages);
  if (!heir) throw new Error('There are no pages.');
  return heir;
}

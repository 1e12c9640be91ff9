import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PageEntry } from '../../edit/workspace';
import { type Editor, useEditor } from '../editor';
import { SiteParts } from '../shell/site-parts';
import { matchingPages } from './matching-pages';
import { PageRow } from './page-row';
import { dialogOfKey, OpenPageDialog, type PageDialog, PageTools } from './page-tools';
import { useWindowed } from './use-windowed';

/** In pixels, as in the style sheet. */
const rowHeight = 44;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

/** All pages of the site by their paths, with a filter. */
export function PagesPane() {
  const editor = useEditor();
  const { pages, page: open } = editor;
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => matchingPages(pages, wanted), [pages, wanted]);
  const counts = useMemo(() => errorsByPage(editor.problems), [editor.problems]);
  const box = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number>(undefined);
  const [active, setActive] = useState(0);
  const [dialog, setDialog] = useState<PageDialog>();
  const at = Math.min(Math.max(0, active), shown.length - 1);
  const { first, last } = useWindowed(box, shown.length, rowHeight);

  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    box.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"]`)?.focus();
    toFocus.current = undefined;
  });
  const opened = open ? shown.indexOf(open) : -1;
  useEffect(() => {
    if (!box.current || opened < 0) return;
    bringIntoView(box.current, opened);
    setActive(opened);
  }, [opened]);
  const goTo = (index: number) => {
    const next = Math.min(shown.length - 1, Math.max(0, index));
    const element = box.current;
    if (!element || next < 0) return;
    bringIntoView(element, next);
    const row = element.querySelector<HTMLElement>(`[data-index="${next}"]`);
    // A row beyond the window is not drawn yet.
    if (row) row.focus();
    else toFocus.current = next;
    setActive(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const step = steps[key];
    const page = shown[at];
    const asked = page && dialogOfKey(key, page);
    if (asked) setDialog(asked);
    else if (step !== undefined) goTo(at + step);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(shown.length - 1);
    else return;
    event.preventDefault();
  };
  const choose = (event: MouseEvent, page: PageEntry, index: number) => {
    // With a modifier, the browser opens another tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setActive(index);
    editor.open(page);
  };
  return (
    <>
      <div className="pages-head">
        <input
          className="field-input pages-filter"
          type="search"
          aria-label="Filter pages"
          placeholder={`Filter ${shown.length} pages`}
          value={filter}
          onChange={({ target }) => {
            setFilter(target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            goTo(0);
          }}
        />
        <PageTools page={open} ask={setDialog} />
      </div>
      <div className="pages-list" ref={box}>
        <ul style={{ blockSize: shown.length * rowHeight }}>
          {shown.slice(first, last).map((page, offset) => {
            const index = first + offset;
            return (
              <PageRow
                key={page.file + page.pointer}
                {...{ page, index, onKeyDown }}
                isOpen={page === open}
                isActive={index === at}
                count={shown.length}
                errors={counts.get(page.file + page.pointer) ?? 0}
                top={index * rowHeight}
                onClick={(event) => choose(event, page, index)}
              />
            );
          })}
        </ul>
        {shown.length === 0 && <p className="pages-none">No page has “{wanted}” in its title or path.</p>}
      </div>
      <SiteParts />
      {dialog && <OpenPageDialog dialog={dialog} close={() => setDialog(undefined)} />}
    </>
  );
}

function bringIntoView(box: HTMLElement, index: number): void {
  const top = index * rowHeight;
  const end = top + rowHeight - box.clientHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (end > box.scrollTop) box.scrollTop = end;
}

function errorsByPage(problems: Editor['problems']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, pointer, severity } of problems) {
    const page = file + (/^\/pages\/\d+/.exec(pointer)?.[0] ?? '');
    if (severity === 'error') counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  return counts;
}

import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '../model/editor';
import { isSamePlace } from '../model/places';
import type { PageDialog } from './asked-page';
import { dialogOfKey } from './page-dialog';
import { keysAbove, type TreeNode, type TreeRow } from './page-tree';

/** In pixels, as in the style sheet. */
export const rowHeight = 44;

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 };

interface RowsOptions {
  rows: readonly TreeRow[];
  box: RefObject<HTMLDivElement | null>;
  setOpen(key: string, open: boolean): void;
  ask(dialog: PageDialog): void;
}

/** The one row that Tab comes to, and the keys that go to others. */
export function useRows({ rows, box, setOpen, ask }: RowsOptions) {
  const { page } = useEditor();
  const [active, setActive] = useState('');
  const seen = useRef('');
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.key === active),
  );

  // The open page comes into sight once, whatever is opened and closed above it later.
  const opened = page ? page.file + page.pointer + page.path : '';
  useEffect(() => {
    if (opened === seen.current || !box.current) return;
    const index = rows.findIndex(({ node }) => node.page && isSamePlace(node.page, page));
    const row = rows[index];
    if (!row) return;
    seen.current = opened;
    bringIntoView(box.current, index);
    setActive(row.node.key);
  }, [opened, rows, page, box]);

  // The list of collections comes later, and takes its height from this one.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const above = at * rowHeight - element.scrollTop;
      if (above >= 0 && above + rowHeight <= height) bringIntoView(element, at);
      height = element.clientHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [at, box]);

  const goTo = (index: number) => {
    const next = Math.min(rows.length - 1, Math.max(0, index));
    const row = rows[next];
    const element = box.current;
    if (!element || !row) return;
    bringIntoView(element, next);
    // Its row may not have been rendered.
    flushSync(() => setActive(row.node.key));
    element.querySelector<HTMLElement>(`[data-index="${next}"] [data-focus]`)?.focus();
  };

  /** What a key does in a row; undefined for other keys. */
  const actionOf = (key: string, index: number): (() => void) | undefined => {
    const row = rows[index];
    const step = steps[key];
    if (!row) return undefined;
    const { node, level, isOpen } = row;
    if (step !== undefined) return () => goTo(index + step);
    if (key === 'Home') return () => goTo(0);
    if (key === 'End') return () => goTo(rows.length - 1);
    if (key === 'ArrowRight' && isOpen !== undefined)
      return () => (isOpen ? goTo(index + 1) : setOpen(node.key, true));
    if (key === 'ArrowLeft' && isOpen) return () => setOpen(node.key, false);
    if (key === 'ArrowLeft' && level > 1)
      return () => goTo(rows.findLastIndex((other, place) => place < index && other.level < level));
    const dialog = dialogOfKey(key, node);
    return dialog && (() => ask(dialog));
  };

  const onFocus = ({ target }: FocusEvent) => {
    const row = rows[indexOf(target)];
    if (row) setActive(row.node.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
    const action = actionOf(event.key, indexOf(event.target));
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { at, goTo, onFocus, onKeyDown };
}

/** The index of the row with this element, such as one of its buttons. */
const indexOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-index]')?.dataset.index);

export function bringIntoView(box: HTMLElement, index: number): void {
  const top = index * rowHeight;
  const end = top + rowHeight - box.clientHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (end > box.scrollTop) box.scrollTop = end;
}

/** Rows beyond the window that are rendered, so that scrolling shows no gap. */
const spare = 12;

/** Tells which rows of a long list are in sight, or soon. All rows have one height, in pixels. */
export function useWindowed(box: RefObject<HTMLElement | null>, height: number): (index: number) => boolean {
  const [view, setView] = useState({ top: 0, size: 800 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setView({ top: element.scrollTop, size: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box]);
  const first = Math.floor(view.top / height) - spare;
  const last = Math.ceil((view.top + view.size) / height) + spare;
  return (index) => index >= first && index < last;
}

/** A site of so many pages is shown whole. */
const few = 200;

const none: ReadonlyMap<string, boolean> = new Map();

/** Which sections are open: those that were opened, and those of the open page. A filter opens all that it shows. */
export function useOpenSections(filter: string) {
  const { pages, page } = useEditor();
  const [chosen, setChosen] = useState(none);
  const [filtered, setFiltered] = useState({ filter, closed: none });
  const isFew = pages.length <= few;
  const path = page?.path ?? '';
  useEffect(() => {
    const above = keysAbove(path);
    if (above.length > 0)
      setChosen((last) => new Map([...last, ...above.map((key) => [key, true] as const)]));
  }, [path]);
  const choices = filter === '' ? chosen : filtered.filter === filter ? filtered.closed : none;
  const byDefault = filter !== '' || isFew;
  const isOpen = useCallback(({ key }: TreeNode) => choices.get(key) ?? byDefault, [choices, byDefault]);
  const setOpen = (key: string, open: boolean) => {
    const next = new Map(choices).set(key, open);
    if (filter === '') setChosen(next);
    else setFiltered({ filter, closed: next });
  };
  return { isOpen, setOpen };
}

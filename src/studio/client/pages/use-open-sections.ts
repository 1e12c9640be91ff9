import { useCallback, useEffect, useState } from 'react';
import { useEditor } from '../model/editor';
import { keysAbove, type TreeNode } from './page-tree';

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

import { useEffect, useState } from 'react';
import { isRecord } from '../../../site/json/is-record';

/** How the studio is laid out. It is remembered in the browser. */
export interface WindowLayout {
  /** Widths of panes, in pixels. */
  pages: number;
  fields: number;
  isPagesOpen: boolean;
  isFieldsOpen: boolean;
  /** The width of the window in which the page is shown. */
  width: 390 | 820 | 1440;
  theme: 'light' | 'dark';
  /** Whether a click on a link opens its page. */
  follows: boolean;
}

export type ChangeView = (part: Partial<WindowLayout>) => void;

const key = 'studio-view';

export const usualWidths = { pages: 232, fields: 400 };

const first = (): WindowLayout => ({
  ...usualWidths,
  isPagesOpen: true,
  isFieldsOpen: true,
  width: 1440,
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  follows: false,
});

export function useView(): [WindowLayout, ChangeView] {
  const [view, setView] = useState(() => ({ ...first(), ...remembered() }));
  useEffect(() => {
    const { follows: _, ...kept } = view;
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage it lasts as long as the document.
    }
  }, [view]);
  return [view, (part) => setView((last) => ({ ...last, ...part }))];
}

/** What this studio has written. */
function remembered(): Partial<WindowLayout> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

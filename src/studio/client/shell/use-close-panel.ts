import { useState } from 'react';
import { useEditor } from '../model/editor';

/** Closes the panel: back to the control that has opened it. What had the focus in a form is drawn anew. */
export function useClosePanel(): () => void {
  const { panel, selected, openPanel, select } = useEditor();
  const [opened, setOpened] = useState<{ panel: typeof panel; by: Element | null }>({ panel, by: null });
  if (opened.panel !== panel) setOpened({ panel, by: document.activeElement });
  return () => {
    const { by } = opened;
    const isThere = by instanceof HTMLElement && by !== document.body && by.isConnected;
    if (selected && !isThere) return select(selected, true);
    openPanel(undefined);
    if (isThere) by.focus();
  };
}

import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { type PanelName, useEditor } from '../editor';
import { StudioIcon } from '../studio-icon';
import { panels } from './panels';

/** A panel with its title, and the way back to the fields. */
export function PanelView({ name }: { name: PanelName }) {
  const { openPanel, selected, select } = useEditor();
  const { title, Body } = panels[name];
  const top = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  // Before what is in it looks for its own place.
  useLayoutEffect(() => {
    // What is in it may have the focus already.
    if (!top.current?.contains(document.activeElement)) top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, []);
  /** Back to the button that has opened it; what had the focus in a form is drawn anew. */
  const close = () => {
    const button = opener;
    const isThere = button instanceof HTMLElement && button !== document.body && button.isConnected;
    if (selected && !isThere) return select(selected, true);
    openPanel(undefined);
    if (isThere) button.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no head that stays in sight
    <div
      ref={top}
      className="form-body"
      role="group"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <div className="form-head">
        <button type="button" className="tool form-back" aria-label="Back to the fields" onClick={close}>
          <StudioIcon name="arrow-left" />
        </button>
        <h2>{title}</h2>
      </div>
      <Suspense fallback={<p className="pane-note">Loading…</p>}>
        <Body />
      </Suspense>
    </div>
  );
}

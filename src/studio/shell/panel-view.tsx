import { Suspense, useLayoutEffect, useRef } from 'react';
import { type PanelName, useEditor } from '../editor';
import { StudioIcon } from '../studio-icon';
import { panels } from './panels';

/** A panel with its title, and the way back to the fields. */
export function PanelView({ name }: { name: PanelName }) {
  const { openPanel, selected, select } = useEditor();
  const { title, Body } = panels[name];
  const top = useRef<HTMLDivElement>(null);
  // Before what is in it looks for its own place.
  useLayoutEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  // Back to where the panel was opened from.
  const close = () => (selected ? select(selected, true) : openPanel(undefined));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that works in all of its controls
    <div
      ref={top}
      className="form-body"
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

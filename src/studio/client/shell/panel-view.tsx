import { Suspense, useLayoutEffect, useRef } from 'react';
import type { PanelName } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { FormBody } from './form-body';
import { panels } from './panels';

/** A panel with its title, and the way back to the fields. */
export function PanelView({ name, close }: { name: PanelName; close(): void }) {
  const { title, Body } = panels[name];
  const top = useRef<HTMLDivElement>(null);
  // Before what is loaded later looks for its own place.
  useLayoutEffect(() => {
    // What is in it may have the focus already.
    if (!top.current?.contains(document.activeElement)) top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, []);
  return (
    <FormBody ref={top} name={title} leave={close}>
      <div className="form-head">
        <button type="button" className="tool form-back" aria-label="Back to the fields" onClick={close}>
          <StudioIcon name="arrow-left" />
        </button>
        <h2>{title}</h2>
      </div>
      <Suspense fallback={<p className="pane-note">Loading…</p>}>
        <Body />
      </Suspense>
    </FormBody>
  );
}

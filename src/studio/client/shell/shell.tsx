import { type CSSProperties, useState } from 'react';
import { flushSync } from 'react-dom';
import { FirstTour } from '../help/first-tour';
import { type PanelName, useEditor } from '../model/editor';
import { PagesPane } from '../pages/pages-pane';
import { useView, usualWidths } from '../parts/use-view';
import { useDropGuard } from '../pictures/picture-target';
import { Preview } from '../preview/preview';
import { FieldsPane } from './fields-pane';
import { Refusal } from './refusal';
import { Separator } from './separator';
import { Toolbar } from './toolbar';
import { useKeptFocus } from './use-kept-focus';
import { useShortcuts } from './use-shortcuts';

/** Closes the panel: back to the control that has opened it. What had the focus in a form is rendered again. */
function useClosePanel(): () => void {
  const { panel, selected, openPanel, reveal } = useEditor();
  const [opened, setOpened] = useState<{ panel: typeof panel; by: Element | null }>({ panel, by: null });
  if (opened.panel !== panel) setOpened({ panel, by: document.activeElement });
  return () => {
    const { by } = opened;
    const isThere = by instanceof HTMLElement && by !== document.body && by.isConnected;
    if (selected && !isThere) return reveal(selected);
    openPanel(undefined);
    if (isThere) by.focus();
  };
}

/** The whole studio: pages, the page, its fields. */
export function Shell() {
  const { announcement, page, panel, openPanel } = useEditor();
  const [view, change] = useView();
  const closePanel = useClosePanel();
  const toggle = (name: PanelName) => {
    change({ isFieldsOpen: true });
    if (panel === name) closePanel();
    else openPanel(name);
  };
  const fold = (pane: 'pages' | 'fields') => {
    const key = pane === 'pages' ? 'isPagesOpen' : 'isFieldsOpen';
    flushSync(() => change({ [key]: !view[key] }));
    // In one column, it may be out of sight.
    if (!view[key]) document.querySelector(`.pane-${pane}`)?.scrollIntoView();
  };
  const filter = () => {
    // A pane that is hidden takes no focus.
    flushSync(() => change({ isPagesOpen: true }));
    const box = document.querySelector<HTMLInputElement>('.pages-filter');
    box?.focus();
    box?.select();
  };
  useShortcuts({ toggle, filter });
  useDropGuard();
  useKeptFocus();
  const columns: CSSProperties & Record<`--${string}`, string> = {
    '--pages': view.isPagesOpen ? `${view.pages}px` : '0px',
    '--fields': view.isFieldsOpen ? `${view.fields}px` : '0px',
  };
  return (
    <div className="studio" style={columns}>
      <title>{page ? `${page.title} · Studio` : 'Studio'}</title>
      <header className="top" data-pane>
        <Toolbar {...{ view, change, fold, toggle }} />
        <Refusal />
      </header>
      <main className="panes">
        <h1 className="visually-hidden">Studio</h1>
        <nav className="pane pane-pages" aria-label="Pages" data-pane hidden={!view.isPagesOpen}>
          <PagesPane />
        </nav>
        {view.isPagesOpen && (
          <Separator
            name="Width of the pages"
            value={view.pages}
            usual={usualWidths.pages}
            from={180}
            to={420}
            direction={1}
            onChange={(pages) => change({ pages })}
          />
        )}
        <section className="pane pane-preview" aria-label="Preview" data-pane>
          <Preview width={view.width} theme={view.theme} follows={view.follows} />
        </section>
        {view.isFieldsOpen && (
          <Separator
            name="Width of the fields"
            value={view.fields}
            usual={usualWidths.fields}
            from={300}
            to={640}
            direction={-1}
            onChange={(fields) => change({ fields })}
          />
        )}
        <form
          className="pane pane-fields"
          aria-label="Fields"
          data-pane
          hidden={!view.isFieldsOpen}
          onSubmit={(event) => event.preventDefault()}
        >
          <FieldsPane {...{ closePanel }} />
        </form>
      </main>
      {page && <FirstTour />}
      {/* With this attribute, a dialog does not hide it. */}
      <p className="visually-hidden" role="status" data-live-announcer="true">
        {announcement}
      </p>
    </div>
  );
}

import { type CSSProperties, lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDropGuard } from '../files/drop-guard';
import { FirstTour } from '../help/first-tour';
import { type PanelName, useEditor } from '../model/editor';
import { PagesPane } from '../pages/pages-pane';
import { useKeyboard } from '../parts/use-keyboard';
import { useMedia } from '../parts/use-media';
import { type ChangeView, useView, usualWidths, type WindowLayout } from '../parts/use-view';
import { Preview } from '../preview/preview';
import { PublishProvider } from '../publish/use-publish';
import { FieldsPane } from './fields-pane';
import { PhoneBar } from './phone-bar';
import { Separator } from './separator';
import { SheetHandle, type SheetStop } from './sheet-handle';
import { StepLine } from './step-line';
import { Tabs } from './tabs';
import { Toolbar } from './toolbar';
import { useKeptFocus } from './use-kept-focus';
import { useShortcuts } from './use-shortcuts';

const CollectionView = lazy(async () => ({
  default: (await import('../collections/collection-view')).CollectionView,
}));

/** Closes the panel: back to the control that has opened it. What had the focus in a form is rendered again. */
function useClosePanel(): () => void {
  const { panel, selected, openPanel, reveal } = useEditor();
  const [opened, setOpened] = useState<{ panel: typeof panel; by: Element | null }>({ panel, by: null });
  if (opened.panel !== panel) setOpened({ panel, by: document.activeElement });
  return () => {
    const { by } = opened;
    const isThere = by instanceof HTMLElement && by !== document.body && by.isConnected;
    if (selected && !isThere) return reveal(selected);
    // A panel on a phone covers what has opened it.
    flushSync(() => openPanel(undefined));
    if (isThere) by.focus();
  };
}

/** There is no room for three panes. `shell.css` has the same. */
const small = '(max-width: 1279px) and (min-height: 401px)';
const phone = '(max-width: 767px) and (min-height: 401px)';

/** Whether the pages are shown. In a small window they lie over the page, until another one is open. */
function usePagesOpen(view: WindowLayout, change: ChangeView, path = '') {
  const isSmall = useMedia(small);
  const [over, setOver] = useState<string>();
  const isOpen = isSmall ? over === path : view.isPagesOpen;
  const setOpen = (next: boolean) =>
    isSmall ? setOver(next ? path : undefined) : change({ isPagesOpen: next });
  return { isSmall, isOpen, setOpen };
}

/** How high the fields of a phone stand. What is brought into sight in them is not below its edge. */
function useSheet(): [SheetStop, (stop: SheetStop) => void] {
  const { panel, revealed } = useEditor();
  const [stop, setStop] = useState<SheetStop>('high');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that something is shown
  useEffect(() => setStop((last) => (last === 'low' ? 'middle' : last)), [panel, revealed]);
  return [stop, setStop];
}

/** The whole studio: pages, the page, its fields. */
export const Shell = () => (
  <PublishProvider>
    <Panes />
  </PublishProvider>
);

function Panes() {
  const { page, panel, collection, openPanel } = useEditor();
  const [view, change] = useView();
  const closePanel = useClosePanel();
  const toggle = (name: PanelName) => {
    change({ isFieldsOpen: true });
    if (panel === name) closePanel();
    else openPanel(name);
  };
  const pages = usePagesOpen(view, change, collection ?? page?.path);
  const isFieldsOpen = pages.isSmall || view.isFieldsOpen;
  const isPhone = useMedia(phone);
  const keyboard = useKeyboard();
  useEffect(() => {
    if (keyboard !== undefined) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [keyboard]);
  const [stop, setStop] = useSheet();
  const fold = (pane: 'pages' | 'fields') => {
    const isOpen = pane === 'pages' ? pages.isOpen : view.isFieldsOpen;
    flushSync(() => (pane === 'pages' ? pages.setOpen(!isOpen) : change({ isFieldsOpen: !isOpen })));
    // In one column, it may be out of sight.
    if (!isOpen) document.querySelector(`.pane-${pane}`)?.scrollIntoView();
  };
  const filter = () => {
    // A pane that is hidden takes no focus.
    flushSync(() => pages.setOpen(true));
    const box = document.querySelector<HTMLInputElement>('.pages-filter');
    box?.focus();
    box?.select();
  };
  useShortcuts({ toggle, filter });
  useDropGuard();
  useKeptFocus();
  const columns: CSSProperties & Record<`--${string}`, string> = {
    '--pages': pages.isOpen ? `${view.pages}px` : '0px',
    '--fields': isFieldsOpen ? `${view.fields}px` : '0px',
    ...(keyboard !== undefined && { blockSize: keyboard }),
  };
  return (
    <div
      className="studio"
      style={columns}
      data-keyboard={keyboard !== undefined || undefined}
      data-panel={panel}
      data-sheet={stop}
    >
      <title>{page ? `${page.title} · Studio` : 'Studio'}</title>
      <header className="top" data-pane>
        {isPhone ? <PhoneBar {...{ toggle }} /> : <Toolbar {...{ view, change, fold, toggle }} {...pages} />}
      </header>
      <main className="panes">
        <h1 className="visually-hidden">Studio</h1>
        <nav
          className="pane pane-pages"
          aria-label="Pages"
          data-pane
          hidden={!pages.isOpen}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented || !pages.isSmall) return;
            pages.setOpen(false);
            document.querySelector<HTMLElement>(isPhone ? '.tabs button' : '.toolbar button')?.focus();
          }}
          onClick={({ target }) => {
            const isChosen = target instanceof Element && target.closest('a, .site-part');
            if (pages.isSmall && isChosen) pages.setOpen(false);
          }}
        >
          <PagesPane />
        </nav>
        {pages.isOpen && (
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
        <section
          className="pane pane-preview"
          aria-label={collection === undefined ? 'Preview' : 'Collection'}
          data-pane
        >
          {collection === undefined ? (
            <Preview
              width={isPhone ? 390 : view.width}
              theme={view.theme}
              follows={view.follows}
              isPhone={isPhone}
            />
          ) : (
            <Suspense fallback={<p className="pane-note">Loading…</p>}>
              <CollectionView key={collection} name={collection} />
            </Suspense>
          )}
        </section>
        <StepLine {...{ toggle }} />
        {isFieldsOpen && (
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
        {isPhone && <SheetHandle {...{ stop, setStop }} />}
        <form
          className="pane pane-fields"
          aria-label="Fields"
          data-pane
          hidden={!isFieldsOpen}
          onSubmit={(event) => event.preventDefault()}
        >
          <FieldsPane {...{ closePanel, isPhone }} />
        </form>
      </main>
      {isPhone && <Tabs {...{ view, change, toggle }} isPagesOpen={pages.isOpen} showPages={pages.setOpen} />}
      {page && <FirstTour />}
    </div>
  );
}

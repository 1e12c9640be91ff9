import type { PagePreview } from '../../../site/resolve/page-preview';
import { isElement } from './dom';
import { type FrameActions, listenToFrame } from './frame-events';
import { createInstantTexts, type InstantTexts } from './instant-texts';

/** The document in the frame. */
export interface FramedPage {
  main: Element;
  texts: InstantTexts;
  /** Nothing in the document may change before. */
  isHydrated(): boolean;
  /** Shows a state of this page, or another page, without loading a document. */
  show(preview: PagePreview): void;
  /** Sets the theme, but not the visitor's choice. */
  setTheme(theme: 'light' | 'dark'): void;
  scrollBy(distance: number): void;
  /** The height of the window. */
  height(): number;
  /** That of all that is in it. */
  fullHeight(): number;
  stop(): void;
}

interface FramedActions extends FrameActions {
  /** The document takes pages from now on. */
  ready(): void;
  /** The document has opened another page by itself. */
  opened(path: string): void;
}

/**
 * A page of the site gives the focus to its heading when it is opened. If the studio opened it, the focus stays where
 * it is. `opens` is called before another page is shown.
 */
function keepFocus(frame: HTMLIFrameElement, view: Window, signal: AbortSignal) {
  const studio = frame.ownerDocument;
  let isOpening = false;
  let last = studio.activeElement;
  const remember = ({ target }: FocusEvent) => {
    if (target !== frame && target instanceof HTMLElement) last = target;
  };
  const giveBack = ({ target }: FocusEvent) => {
    if (!isOpening || !isElement(target) || !target.matches('[tabindex="-1"]')) return;
    isOpening = false;
    if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
    else frame.blur();
  };
  studio.addEventListener('focusin', remember, { signal });
  view.document.addEventListener('focusin', giveBack, { signal });
  return {
    opens() {
      isOpening = studio.activeElement !== frame;
    },
  };
}

/** Connects to a document that has loaded; undefined if it is none of the site's pages. */
export function connectPage(frame: HTMLIFrameElement, actions: FramedActions): FramedPage | undefined {
  const document = frame.contentDocument;
  const view = document?.defaultView;
  const main = document?.querySelector('#main');
  if (!document || !view || !main) return undefined;
  const ended = new AbortController();
  const texts = createInstantTexts(main);
  const focus = keepFocus(frame, view, ended.signal);
  let shown: string | undefined;
  const endEvents = listenToFrame(frame, view, actions);
  view.addEventListener('studio:ready', actions.ready, { signal: ended.signal });
  view.addEventListener(
    'studio:opened',
    (event) => {
      if ('detail' in event && typeof event.detail === 'string') actions.opened(event.detail);
    },
    { signal: ended.signal },
  );
  return {
    main,
    texts,
    isHydrated: () => document.documentElement.dataset.hydrated !== undefined,
    show(detail) {
      if (shown !== detail.shown) focus.opens();
      shown = detail.shown;
      view.dispatchEvent(new view.CustomEvent('studio:show', { detail }));
    },
    setTheme(theme) {
      document.documentElement.dataset.theme = theme;
    },
    scrollBy(top) {
      const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
      view.scrollBy({ top, behavior: isReduced ? 'instant' : 'smooth' });
    },
    height: () => view.innerHeight,
    fullHeight: () => document.documentElement.scrollHeight,
    stop() {
      ended.abort();
      endEvents();
      texts.stop();
    },
  };
}

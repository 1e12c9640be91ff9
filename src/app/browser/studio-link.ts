import type { PagePreview } from '../../site/resolve/page-preview';
import { trimSlash } from '../shared/current-link';
import type { LoadedPage } from '../shared/page-data';
import type { SiteRouter } from '../shared/router';
import { trust } from './browser-pages';
import { keepEqual } from './keep-equal';
import { updateChrome } from './update-chrome';
import { updateStyles } from './update-styles';

/** With all words that its components read. */
type Preview = PagePreview & Pick<LoadedPage, 'words'>;

/**
 * Lets the studio around this document show edited content in place. `studio:show` on the window brings a page.
 * `studio:ready` says that the document takes pages now, `studio:opened` that it shows one that nobody sent, and
 * `studio:rendered` that the same page has been rendered again.
 */
export function linkToStudio(router: SiteRouter, base: string): void {
  const { source } = router.options.context;
  let sent: { path: string; page: LoadedPage } | undefined;
  let drawings = new Map<string, string | TrustedHTML>();
  let opened: string | undefined;
  /** The paths of pages that are on their way. */
  const requested = new Set<string>();
  const openPath = () => trimSlash(decodeURIComponent(router.state.location.pathname));
  const hydrated = untilHydrated();

  router.update({
    ...router.options,
    context: { source: (path) => (sent?.path === trimSlash(path) ? sent.page : source(path)) },
  });

  /** React writes a drawing again unless it is the same object. */
  function loadedPage({ view, statics, words }: Preview): LoadedPage {
    const last = drawings;
    drawings = new Map(Object.values(statics).map((html) => [html, last.get(html) ?? trust(html)]));
    const known = drawings;
    return {
      view: keepEqual(sent?.page.view, view),
      statics: (id) => known.get(statics[id] ?? '') ?? '',
      words,
    };
  }

  const show = async (next: Preview) => {
    const path = trimSlash(next.shown);
    sent = { path, page: loadedPage(next) };
    requested.add(path);
    if (path === openPath()) await router.invalidate();
    // Without an entry in the history: the studio has its own.
    else await router.navigate({ href: base + encodeURI(path || '/'), replace: true });
    if (next.chrome) updateStyles(await updateChrome());
  };

  let latest: unknown;
  addEventListener('studio:show', async (event) => {
    if (!(event instanceof CustomEvent)) return;
    latest = event.detail;
    await hydrated;
    // Meanwhile the studio may have sent the page again.
    if (latest === event.detail) show(event.detail);
  });
  router.subscribe('onRendered', () => {
    const path = openPath();
    if (path === opened) emit('studio:rendered');
    else if (opened === undefined) emit('studio:ready');
    else if (!requested.has(path)) emit('studio:opened', path || '/');
    opened = path;
    if (path === sent?.path) requested.clear();
  });
}

/** In milliseconds. An error page is never hydrated. */
const longest = 3000;

/** React would take what changes earlier for a mistake of the document, and draw the page again without its drawings. */
function untilHydrated(): Promise<void> {
  const { documentElement } = document;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(documentElement, { attributeFilter: ['data-hydrated'] });
    setTimeout(resolve, longest);
  });
}

const emit = (type: string, detail?: string) => dispatchEvent(new CustomEvent(type, { detail }));

import type { PageView } from '../../site/resolve/view';
import type { Words } from '../../site/words/words';
import { trimSlash } from '../shared/current-link';
import type { LoadedPage } from '../shared/page-data';
import type { SiteRouter } from '../shared/router';
import { trust } from './browser-pages';
import { keepEqual } from './keep-equal';
import { updateChrome } from './update-chrome';

/** A page as the studio sends it; its `PagePreview`. */
interface SentPage {
  shown: string;
  view: PageView;
  statics: Readonly<Record<string, string>>;
  words: Words;
  chrome: boolean;
}

/**
 * Lets the studio around this document show edited content in place. `studio:show` on the window brings a page;
 * `studio:opened` tells that another page is shown, `studio:drawn` that the same one has been drawn again.
 */
export function linkToStudio(router: SiteRouter, base: string): void {
  const { source } = router.options.context;
  let sent: { path: string; page: LoadedPage } | undefined;
  let drawings = new Map<string, string | TrustedHTML>();
  let opened: string | undefined;
  const openPath = () => trimSlash(decodeURIComponent(router.state.location.pathname));

  router.update({
    ...router.options,
    context: { source: (path) => (sent?.path === trimSlash(path) ? sent.page : source(path)) },
  });

  /** React writes a drawing again unless it is the same object. */
  function loadedPage({ view, statics, words }: SentPage): LoadedPage {
    const last = drawings;
    drawings = new Map(Object.values(statics).map((html) => [html, last.get(html) ?? trust(html)]));
    const known = drawings;
    return {
      view: keepEqual(sent?.page.view, view),
      statics: (id) => known.get(statics[id] ?? '') ?? '',
      words,
    };
  }

  const show = async (next: SentPage) => {
    const path = trimSlash(next.shown);
    sent = { path, page: loadedPage(next) };
    if (path === openPath()) await router.invalidate();
    // Without an entry in the history: the studio has its own.
    else await router.navigate({ href: base + encodeURI(path || '/'), replace: true });
    if (next.chrome) await updateChrome();
  };

  addEventListener('studio:show', (event) => {
    if (event instanceof CustomEvent) show(event.detail);
  });
  router.subscribe('onRendered', () => {
    const path = openPath() || '/';
    const type = path === opened ? 'studio:drawn' : 'studio:opened';
    opened = path;
    dispatchEvent(new CustomEvent(type, { detail: path }));
  });
}

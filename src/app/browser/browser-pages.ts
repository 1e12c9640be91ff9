import { pagePathAt } from '../../site/page/addresses';
import type { PageView } from '../../site/resolve/view';
import type { Words } from '../../site/words/words';
import { patience } from '../../ui/hooks/in-time';
import { trimSlash } from '../shared/current-link';
import {
  type LoadedPage,
  type PageSource,
  readPageData,
  sheetEnd,
  sheetsOf,
  staticsOf,
} from '../shared/page-data';

/** The only Trusted Types policy: it allows the drawings of this site's documents. */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html) => html });
export const trust = (html: string) => policy?.createHTML(html) ?? html;

/** The texts of the style sheets that this document has, also those taken from others. */
const known = new Set(document.head.querySelector('style')?.textContent.split(sheetEnd));

/** Gives this document the style sheets of another one: those of a block, or of its field, are only where that is. */
function takeStyles(html: string): void {
  // No policy holds for what is taken, so nothing of texts and drawings is.
  for (const text of sheetsOf(html.slice(0, html.indexOf('</head>')))) {
    if (known.has(text)) continue;
    known.add(text);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    // Not an element: this document's policy names its own styles alone.
    document.adoptedStyleSheets.push(sheet);
  }
}

/** A page was of another build. From then on this document's scripts and style sheets may not fit what is fetched. */
let outdated = false;

/** When it rejects, who asked loads the document, or tries again later. */
async function fetchPage(address: string, build: string): Promise<LoadedPage> {
  if (outdated) throw new Error();
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    // What is rendered has the rights of this page. This also refuses redirects to other hosts.
    mode: 'same-origin',
    signal: AbortSignal.timeout(patience),
  });
  const html = await response.text();
  const data = readPageData(html);
  if (data?.build !== build) {
    if (data) outdated = true;
    throw new Error();
  }
  takeStyles(html);
  return { view: data.page, statics: staticsOf(html, trust), words: data.words };
}

/**
 * Loads the document of the current address. `reload()` would keep the scroll position of the page before, and
 * assigning the same address would only scroll to the anchor, so we change the address briefly. The router replaces
 * `history.replaceState`, so we call the prototype's.
 */
function loadDocument(): void {
  const { href } = location;
  // From now on the browser shows how far it is.
  document.getElementById('main')?.removeAttribute('aria-busy');
  History.prototype.replaceState.call(history, null, '', '?');
  location.replace(href);
}

export interface BrowserPages {
  source: PageSource;
  /** Fetches a page into the cache. Rejects, and caches nothing, when the page can't be fetched. */
  fetchAhead(path: string): Promise<unknown>;
  /** Empties the cache. */
  clear(): void;
}

/**
 * The pages for the browser's router. The first one is the open document (`initial` with its `words`, at `initialPath`); every other
 * one is read from the page's HTML, the same file that a full load fetches. `base` is the path before every page's,
 * `build` that of the open document.
 */
export function createBrowserPages(
  initial: PageView,
  words: Words,
  initialPath: string,
  base: string,
  build: string,
): BrowserPages {
  /** The address to request: encoded, with a slash at the end so that no host redirects. */
  const addressOf = (path: string) => base + encodeURI(path.endsWith('/') ? path : `${path}/`);
  const isOpen = (path: string) => trimSlash(pagePathAt(location.pathname, base) ?? '') === trimSlash(path);
  const cache = new Map<string, Promise<LoadedPage>>();
  // Its drawings exist only in the document, so it can be used only once.
  const noMarkup = trust('');
  let first: LoadedPage | undefined = { view: initial, statics: () => noMarkup, words };

  const cached = (path: string) => {
    const known = cache.get(path);
    if (known) return known;
    const page = fetchPage(addressOf(path), build);
    cache.set(path, page);
    page.catch(() => cache.delete(path));
    return page;
  };

  return {
    async source(path) {
      if (first && path === initialPath) {
        const page = first;
        first = undefined;
        return page;
      }
      try {
        return await cached(path);
      } catch (error) {
        // The visitor has opened another page meanwhile.
        if (!isOpen(path)) throw error;
        // The browser loads what we can't show, and reports what is wrong.
        loadDocument();
        return new Promise<never>(() => {});
      }
    },
    fetchAhead: cached,
    clear: () => cache.clear(),
  };
}

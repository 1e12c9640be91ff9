import { pagePathAt } from '../../site/page/addresses';
import type { PageView } from '../../site/resolve/view';
import { patience } from '../../ui/hooks/in-time';
import { trimSlash } from '../shared/current-link';
import { type LoadedPage, type PageSource, readPageData, staticsOf } from '../shared/page-data';

/** The one Trusted Types policy: it passes drawings that were cut out of this site's own documents. */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html) => html });
const trust = (html: string) => policy?.createHTML(html) ?? html;

/**
 * What a document of this application's own build says word for word: its styles and its scripts. A deploy may
 * have changed what this document's script can't draw, nor its styles dress.
 */
function marksOfBuild(): string[] {
  const loader = document.querySelector<HTMLElement>('[data-chunks]');
  return [`data-chunks="${loader?.dataset.chunks}"`, loader?.previousElementSibling?.outerHTML ?? ''];
}

async function fetchPage(address: string, marks: readonly string[]): Promise<LoadedPage> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(patience),
  });
  const html = await response.text();
  const data = readPageData(html);
  if (!data || !marks.every((mark) => html.includes(mark)))
    throw new Error(`${address} is no page of this build`);
  return { view: data.page, statics: staticsOf(html, trust) };
}

/**
 * Loads what stands in the address already. A reload would scroll to where the page before was, and the same
 * address again only to its anchor, so it is another one for a moment; the router watches the history's own function.
 */
function loadDocument(): void {
  const { href } = location;
  History.prototype.replaceState.call(history, null, '', '?');
  location.replace(href);
}

export interface BrowserPages {
  source: PageSource;
  /** Fails without effect when the page can't be had. */
  fetchAhead(path: string): Promise<unknown>;
  /** Forgets everything that was fetched. */
  clear(): void;
}

/**
 * Pages for the browser: the first answer is the open document itself, every other one is the page's own HTML,
 * the same bytes that a native visit would fetch.
 */
export function createBrowserPages(initial: PageView, initialPath: string, base: string): BrowserPages {
  /** As it stands in a request: encoded, ending with a slash so that no host has to redirect. */
  const addressOf = (path: string) => base + encodeURI(path.endsWith('/') ? path : `${path}/`);
  const isOpen = (path: string) => trimSlash(pagePathAt(location.pathname, base) ?? '') === trimSlash(path);
  const marks = marksOfBuild();
  const cache = new Map<string, Promise<LoadedPage>>();
  // Its drawings are in the document and stay there, which is why it serves once only.
  const kept = trust('');
  let first: LoadedPage | undefined = { view: initial, statics: () => kept };

  const cached = (path: string) => {
    const known = cache.get(path);
    if (known) return known;
    const page = fetchPage(addressOf(path), marks);
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
        // The visitor has gone elsewhere in the meantime.
        if (!isOpen(path)) throw error;
        // What can't be shown in place is left to the browser, which also says what is wrong.
        loadDocument();
        return new Promise<never>(() => {});
      }
    },
    fetchAhead: cached,
    clear: () => cache.clear(),
  };
}

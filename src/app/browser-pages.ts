import { patience } from '../blocks/in-time';
import type { PageView } from '../site/view';
import type { LoadedPage, PageSource } from './loaded-page';
import { readPageData, staticsOf } from './page-document';

/** The one Trusted Types policy: it passes drawings that were cut out of this site's own documents. */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html) => html });
const trust = (html: string) => policy?.createHTML(html) ?? html;

async function fetchPage(address: string): Promise<LoadedPage> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(patience),
  });
  const html = await response.text();
  const data = readPageData(html);
  if (!data) throw new Error(`${address} is no page of this site`);
  return { view: data.page, statics: staticsOf(html, trust) };
}

export interface BrowserPages {
  source: PageSource;
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
  const cache = new Map<string, Promise<LoadedPage>>();
  // Its drawings are in the document and stay there, which is why it serves once only.
  const kept = trust('');
  let first: LoadedPage | undefined = { view: initial, statics: () => kept };

  const cached = (path: string) => {
    const known = cache.get(path);
    if (known) return known;
    const page = fetchPage(addressOf(path));
    cache.set(path, page);
    page.catch(() => cache.delete(path));
    return page;
  };

  return {
    async source(path, preload) {
      if (first && path === initialPath) {
        const page = first;
        first = undefined;
        return page;
      }
      try {
        return await cached(path);
      } catch (error) {
        if (preload) throw error;
        // What can't be shown in place is left to the browser, which also says what is wrong.
        location.assign(addressOf(path));
        return new Promise<never>(() => {});
      }
    },
    clear: () => cache.clear(),
  };
}

import { pagePathAt } from '../../site/page/addresses';
import { parsePageData } from '../shared/page-data';
import { createSiteRouter } from '../shared/router';
import { createBrowserHistory, RouterProvider } from '../shared/router-library';
import { createBrowserPages } from './browser-pages';
import { listenToChrome } from './chrome-behavior';
import type * as dom from './dom';
import { listenToLinks } from './navigation';

/** Turns the prerendered document into the application. */
export async function start({ hydrateRoot, startTransition }: typeof dom): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (!root || !data) return;
  const { page, shape } = parsePageData(data);
  const path = pagePathAt(location.pathname, shape.base);
  // The page for unknown addresses also answers where no router leads, outside the site: its links load documents.
  if (path === undefined) return listenToChrome();
  const pages = createBrowserPages(page, path, shape.base);
  const router = createSiteRouter({ shape, source: pages.source, history: createBrowserHistory() });
  await router.load();
  // Without it the first render has a Suspense boundary that the prerendered markup lacks.
  router.ssr = { manifest: undefined };
  listenToChrome();
  startTransition(() => {
    hydrateRoot(root, <RouterProvider router={router} />, {
      onRecoverableError(error) {
        console.error('hydration recovered', error);
        // React has drawn the page anew, without the drawings of its document: they come with a fetched copy, if
        // one can be had.
        pages.fetchAhead(path).then(
          () => router.invalidate(),
          () => {},
        );
      },
    });
    // Not before: where the page can't be taken over its links stay the browser's.
    listenToLinks(router, pages, shape.base);
  });
  if (import.meta.hot) {
    const { listenToUpdates } = await import('./dev-updates');
    listenToUpdates(import.meta.hot, router, pages);
  }
}

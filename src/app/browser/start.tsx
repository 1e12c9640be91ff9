import { pagePathAt } from '../../site/page/addresses';
import { WordsContext } from '../../ui/words';
import { parsePageData } from '../shared/page-data';
import { createSiteRouter } from '../shared/router';
import { createBrowserHistory, RouterProvider } from '../shared/router-library';
import { createBrowserPages } from './browser-pages';
import type * as dom from './dom';
import { listenToLinks } from './navigation';
import { listenToPanels } from './panels';
import { listenToScroll } from './scroll-shadow';
import { startVisits } from './visits';
import { startVitals } from './vitals';

/** Header and footer are rendered on the server only; this adds the behavior that the browser does not provide. */
function listenToChrome(): void {
  listenToPanels();
  listenToScroll();
  startVitals();
  startVisits();
}

/** Hydrates the prerendered document with the application. */
export async function start({ hydrateRoot, startTransition }: typeof dom): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (!root || !data) return;
  const { page, words, shape, build } = parsePageData(data);
  const path = pagePathAt(location.pathname, shape.base);
  // A host may serve the 404 page outside the site's base path, where no route matches: its links load documents.
  if (path === undefined) return listenToChrome();
  const pages = createBrowserPages(page, words, path, shape.base, build);
  const router = createSiteRouter({ shape, source: pages.source, history: createBrowserHistory() });
  await router.load();
  // Otherwise the first render has a Suspense boundary that the prerendered markup lacks.
  router.ssr = { manifest: undefined };
  listenToChrome();
  if (import.meta.env.SITE_STUDIO === true) {
    const { linkToStudio } = await import('./studio-link');
    linkToStudio(router, shape.base);
  }
  startTransition(() => {
    const app = (
      // For the page of an error; each other page brings its own.
      <WordsContext value={words}>
        <RouterProvider router={router} />
      </WordsContext>
    );
    hydrateRoot(root, app, {
      onRecoverableError(error) {
        console.error('hydration recovered', error);
        // React has rendered the page again, without the drawings of its document. They come from a fetched copy,
        // if there is one.
        pages.fetchAhead(path).then(
          () => router.invalidate(),
          () => {},
        );
      },
    });
    // Not earlier: if hydration fails, the browser itself must follow the links.
    listenToLinks(router, pages, shape.base);
  });
  if (import.meta.hot) {
    const { listenToUpdates } = await import('./dev-updates');
    listenToUpdates(import.meta.hot, router, pages);
  }
}

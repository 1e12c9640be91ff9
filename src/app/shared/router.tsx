import type {
  LocationRewrite,
  LocationRewriteFunction,
  NotFoundRouteProps,
  RouterHistory,
} from '@tanstack/react-router';
import { loadBlocks } from '../../blocks/block-renderer';
import { notFoundPath } from '../../site/page/addresses';
import type { RouteShape } from '../../site/resolve/view';
import { ErrorPage } from './error-page';
import { PageBody } from './page-body';
import type { LoadedPage, PageSource } from './page-data';
import { createRootRouteWithContext, createRoute, createRouter, notFound, Outlet } from './router-library';

interface RouterContext {
  source: PageSource;
}

function Layout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

/** A thrown `notFound` contains the page `/404`, so that no second request is needed to show it. */
interface NotFoundPage {
  page: LoadedPage;
}

const isNotFoundPage = (data: unknown): data is NotFoundPage =>
  typeof data === 'object' && data !== null && 'page' in data;

function NotFound({ data }: NotFoundRouteProps) {
  return isNotFoundPage(data) ? <PageBody page={data.page} /> : null;
}

async function loadPage(source: PageSource, path: string): Promise<LoadedPage> {
  const page = await source(path);
  await loadBlocks(page.view.blocks);
  if (page.view.path === notFoundPath) throw notFound({ data: { page } satisfies NotFoundPage });
  return page;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Layout });

/** A route for one path pattern below a parent. It loads and shows the page of the current path. */
const pageRoute = <Parent extends typeof rootRoute | ReturnType<typeof sectionRoute>>(
  parent: Parent,
  path: string,
) => {
  const route = createRoute({
    getParentRoute: () => parent,
    path,
    loader: ({ context, location }) => loadPage(context.source, decodeURIComponent(location.pathname)),
    // The drawings of the first page are only in the document, so a cached copy of its data would show none.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    component: function Page() {
      return <PageBody page={route.useLoaderData()} />;
    },
  });
  return route;
};

const sectionRoute = (name: string) => createRoute({ getParentRoute: () => rootRoute, path: `/${name}` });

/**
 * The route tree (docs/product.md, route table): a route for each page directly below the root, a parent with `$` for
 * each section, and `$` for every other address. It grows with the sections, not with the pages in them.
 */
function routeTree({ pages, sections }: RouteShape) {
  return rootRoute.addChildren([
    pageRoute(rootRoute, '/'),
    ...pages.map((path) => pageRoute(rootRoute, path)),
    ...sections.map((name) => {
      const section = sectionRoute(name);
      // A route `/brands` beside `/brands/$` never matches, so the index of the section has this path.
      return section.addChildren([pageRoute(section, '/'), pageRoute(section, '$')]);
    }),
    pageRoute(rootRoute, '$'),
  ]);
}

export interface SiteRouterOptions {
  shape: RouteShape;
  source: PageSource;
  history: RouterHistory;
  server?: boolean;
}

/** Leaves the first page's scroll position to the browser. The router restores it from the first navigation on. */
function afterTheDocument(): () => boolean {
  let navigated = false;
  return () => {
    const restores = navigated;
    navigated = true;
    return restores;
  };
}

const replaceInPath =
  (text: string, replacement: string): LocationRewriteFunction =>
  ({ url }) => {
    url.pathname = url.pathname.replaceAll(text, replacement);
  };

/** The router would read a `$` in an address as a parameter. */
const literalDollars: LocationRewrite = {
  input: replaceInPath('$', '%24'),
  output: replaceInPath('%24', '$'),
};

/** The router of the site, for the browser and (in a test) for the server. */
export function createSiteRouter({ shape, source, history, server = false }: SiteRouterOptions) {
  return createRouter({
    routeTree: routeTree(shape),
    history,
    context: { source },
    basepath: shape.base || '/',
    trailingSlash: 'preserve',
    rewrite: literalDollars,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorPage,
    // On the server this would add an inline script.
    scrollRestoration: server ? false : afterTheDocument(),
    isServer: server,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

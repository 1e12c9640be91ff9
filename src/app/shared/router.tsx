import type {
  LocationRewrite,
  LocationRewriteFunction,
  NotFoundRouteProps,
  RouterHistory,
} from '@tanstack/react-router';
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

/** A thrown `notFound` carries the page `/404`, so that drawing it needs no second request. */
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
  if (page.view.path === notFoundPath) throw notFound({ data: { page } satisfies NotFoundPage });
  return page;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Layout });

/** One path pattern below a parent. All of them draw "the page of this path"; the tree says which paths there are. */
const pageRoute = <Parent extends typeof rootRoute | ReturnType<typeof sectionRoute>>(
  parent: Parent,
  path: string,
) => {
  const route = createRoute({
    getParentRoute: () => parent,
    path,
    loader: ({ context, location }) => loadPage(context.source, decodeURIComponent(location.pathname)),
    // The first page's data holds no drawings (they are in the document), so a kept copy would draw none later.
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
 * The route tree reads like the specification's route table and grows with sections, never with pages: a route
 * for each page directly below the root, a parent with `$` for each section, and `$` for every other address.
 */
function routeTree({ pages, sections }: RouteShape) {
  return rootRoute.addChildren([
    pageRoute(rootRoute, '/'),
    ...pages.map((path) => pageRoute(rootRoute, path)),
    ...sections.map((name) => {
      const section = sectionRoute(name);
      // A literal `/brands` beside `/brands/$` never matches, so the bare path is the section's index.
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

/** The document's own scroll is the visitor's and the browser's; from the first navigation on the router restores. */
function afterTheDocument(): () => boolean {
  let navigated = false;
  return () => {
    const restores = navigated;
    navigated = true;
    return restores;
  };
}

const replaceInPath =
  (sign: string, other: string): LocationRewriteFunction =>
  ({ url }) => {
    url.pathname = url.pathname.replaceAll(sign, other);
  };

/** A `$` in an address would mark a parameter. */
const literalDollars: LocationRewrite = {
  input: replaceInPath('$', '%24'),
  output: replaceInPath('%24', '$'),
};

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
    // On the server this would write an inline script.
    scrollRestoration: server ? false : afterTheDocument(),
    isServer: server,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

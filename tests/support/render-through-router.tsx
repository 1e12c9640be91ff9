import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import type { PageSource } from '../../src/app/shared/page-data';
import { createSiteRouter } from '../../src/app/shared/router';
import type { RouteShape } from '../../src/site/resolve/view';

/** A page's markup through the router, as the browser renders it. */
export async function renderThroughRouter(
  path: string,
  shape: RouteShape,
  source: PageSource,
): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [encodeURI(shape.base + path)] });
  const router = createSiteRouter({ shape, source, history, server: true });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

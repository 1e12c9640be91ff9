import type { Route } from 'playwright';

/** What the server answers. It may close a kept connection at the moment in which a busy machine asks by it: then again. */
export const fetchFor = (route: Route, options: Parameters<Route['fetch']>[0] = {}) =>
  route.fetch({ maxRetries: 3, ...options });

import type { TestProject } from 'vitest/node';
import { startServer } from '../../../support/server';
import { watchSite } from './watch-site';

/** Serves `dist` to an engine that does not report errors itself. */
export async function setup(project: TestProject) {
  const server = await startServer('preview');
  const watched = await watchSite(server.url);
  project.provide('siteUrl', watched.url);
  return async () => {
    await watched.stop();
    await server.stop();
  };
}

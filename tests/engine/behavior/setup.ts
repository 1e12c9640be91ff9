import type { TestProject } from 'vitest/node';
import { buildFixtureSite } from '../../support/fixture-site';
import { startServer } from '../../support/server';
import { watchSite } from './support/watch-site';

/** Serves the fixture site to an engine that does not report errors itself. */
export async function setup(project: TestProject) {
  const server = await startServer('preview', ['--outDir', await buildFixtureSite()]);
  const watched = await watchSite(server.url);
  project.provide('siteUrl', watched.url);
  return async () => {
    await watched.stop();
    await server.stop();
  };
}

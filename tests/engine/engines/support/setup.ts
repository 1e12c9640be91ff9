import type { TestProject } from 'vitest/node';
import { startServer } from '../../../support/server';
import { watchSite } from './watch-site';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served to engines. */
    watchedUrl: string;
  }
}

export async function setup(project: TestProject) {
  const server = await startServer('preview');
  const watched = await watchSite(server.url);
  project.provide('watchedUrl', watched.url);
  return async () => {
    await watched.stop();
    await server.stop();
  };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server';
import { openHydrated } from './support/open-page';
import { pageKinds } from './support/page-kinds';

describe('in the built site', () => {
  test.each(pageKinds)('the %s page hydrates without recovery or complaint', async (_kind, path) => {
    const { complaints } = await openHydrated(path);
    expect(complaints).toEqual([]);
  });
});

describe('in the dev server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer('dev');
  });
  afterAll(() => server.stop());

  test.each(pageKinds)('the %s page hydrates without recovery or complaint', async (_kind, path) => {
    const { complaints } = await openHydrated(path, { baseURL: server.url });
    expect(complaints).toEqual([]);
  });
});

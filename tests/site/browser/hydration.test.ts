import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHydrated } from '../../support/browser/open-page';
import { type RunningServer, startServer } from '../../support/server';
import { kinds } from '../support/content';

describe('in the built site', () => {
  test.each(kinds)('the %s page hydrates without recovery or complaint', async (_kind, path) => {
    const { complaints } = await openHydrated(path);
    expect(complaints).toEqual([]);
  });
});

describe('in the development server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer('dev');
  });
  afterAll(() => server.stop());

  test.each(kinds)('the %s page hydrates without recovery or complaint', async (_kind, path) => {
    const { complaints } = await openHydrated(path, { baseURL: server.url });
    expect(complaints).toEqual([]);
  });
});

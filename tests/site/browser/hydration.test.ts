import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { hydrated, idle, openHydrated, openWindow } from '../../support/browser/open-page';
import { type RunningServer, startServer } from '../../support/server';
import { oneOfEvery } from '../../support/variations';
import { kinds } from '../support/content';

describe('in the built site', () => {
  test('each kind of page hydrates without recovery or complaint', async () => {
    const page = await openWindow();
    const complaints = await listenForComplaints(page);
    for (const [kind, path] of oneOfEvery(3, kinds)) {
      await page.goto(path);
      await hydrated(page);
      await idle(page);
      // A request that is open when the window navigates would count as failed.
      await page.waitForLoadState('networkidle');
      expect(complaints, kind).toEqual([]);
    }
  });
});

describe('in the development server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer('dev');
  });
  afterAll(() => server.stop());

  test.each(oneOfEvery(20, kinds))(
    'the %s page hydrates without recovery or complaint',
    async (_kind, path) => {
      const { complaints } = await openHydrated(path, { baseURL: server.url });
      expect(complaints).toEqual([]);
    },
  );
});

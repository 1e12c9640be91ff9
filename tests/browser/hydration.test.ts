import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../support/server';
import { listenForComplaints } from './support/complaints';
import { openHydrated, openWindow } from './support/open-page';
import { pageKinds } from './support/page-kinds';

describe('in the built site', () => {
  test.each(pageKinds)('the %s page hydrates without recovery or complaint', async (_kind, path) => {
    const { complaints } = await openHydrated(path);
    expect(complaints).toEqual([]);
  });

  test('markup that React would not write is noticed', async () => {
    const page = await openWindow();
    const complaints = await listenForComplaints(page);
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/<h1[\s\S]*?<\/h1>/, '<h1>Other</h1>'),
      });
    });
    await page.goto('/contact');
    await expect.poll(() => complaints).toContainEqual(expect.stringContaining('hydration recovered'));
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

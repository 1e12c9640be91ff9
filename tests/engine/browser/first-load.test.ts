import { expect, test } from 'vitest';
import { openWindow } from '../../support/browser/open-page';
import { fixtureKinds } from '../../support/fixture-kinds';
import { oneOfEvery } from '../../support/variations';

test.each(oneOfEvery(5, fixtureKinds))(
  'before load the %s page runs the script of the head and the loader alone, and its first paint waits for nothing but the page',
  async (_kind, path) => {
    const page = await openWindow();
    const session = await page.context().newCDPSession(page);
    await session.send('Debugger.enable');
    const scripts: string[] = [];
    let loaded = false;
    session.on('Debugger.scriptParsed', ({ url }) => {
      if (!loaded && url.startsWith('http')) scripts.push(new URL(url).pathname);
    });
    await session.send('Page.enable');
    session.on('Page.loadEventFired', () => {
      loaded = true;
    });
    await page.goto(path);
    // This session may hear of it later than the page.
    await expect.poll(() => loaded).toBe(true);
    expect(scripts).toEqual([path, expect.stringMatching(/^\/assets\/loader-[\w-]+\.js$/)]);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus !== 'non-blocking')
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  },
);

test.each([
  { requestTakes: 40, fetchedBy: 'link' },
  { requestTakes: 200, fetchedBy: 'css' },
])(
  'where a request takes $requestTakes ms, fonts are fetched by $fetchedBy',
  async ({ requestTakes, fetchedBy }) => {
    const page = await openWindow();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const unlimited = -1;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestTakes,
      downloadThroughput: unlimited,
      uploadThroughput: unlimited,
    });
    await page.goto('/');
    const initiators = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map((entry) => 'initiatorType' in entry && entry.initiatorType),
      );
    await expect.poll(initiators).toEqual([fetchedBy, fetchedBy]);
  },
);

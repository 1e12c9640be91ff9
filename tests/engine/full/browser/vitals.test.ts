import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../../support/browser/endpoint';
import { openHydrated } from '../../../support/browser/open-page';
import { serveWithEndpoint } from '../../../support/browser/serve-with-endpoint';
import { settled } from '../../../support/browser/settled';

let endpoint: Endpoint;

beforeAll(async () => {
  endpoint = await serveWithEndpoint((content) => {
    const file = join(content, 'site.json');
    const site = JSON.parse(readFileSync(file, 'utf8'));
    site.site.analytics = { vitalsEndpoint: '/api/vitals' };
    writeFileSync(file, JSON.stringify(site));
  });
});

afterAll(() => endpoint?.stop());

beforeEach(() => endpoint.answer((response) => response.end()));

/** Waits until the browser has entries of these types, and the part that reports them has dealt with them. */
async function measured(page: Page, ...types: string[]): Promise<void> {
  await page.evaluate(async (types) => {
    const seen = (type: string, part = '') =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some(({ name }) => name.includes(part))) resolve();
        }).observe({ type, buffered: true });
      });
    await Promise.all([seen('resource', 'report-vitals'), ...types.map((type) => seen(type))]);
  }, types);
  await settled(page);
}

test('a page view is reported once, when the page is first hidden', async () => {
  const { page } = await openHydrated('/contact', { baseURL: endpoint.url });
  await page.context().addCookies([{ name: 'visitor', value: '1', url: endpoint.url }]);
  await page.locator('[name=name]').click();
  await measured(page, 'largest-contentful-paint', 'first-input');
  expect(endpoint.received).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.goto('about:blank');
  await expect.poll(() => endpoint.received.length).toBe(1);
  // A second report would have been sent before this is asked for.
  await page.goto(endpoint.url);
  expect(endpoint.received).toEqual([
    {
      method: 'POST',
      type: expect.stringContaining('text/plain'),
      body: expect.any(String),
      cookie: undefined,
    },
  ]);
  expect(JSON.parse(endpoint.received[0]?.body ?? '')).toEqual({
    page: '/contact',
    LCP: expect.any(Number),
    CLS: expect.any(Number),
    INP: expect.any(Number),
    TTFB: expect.any(Number),
    FCP: expect.any(Number),
  });
});

test('a page that is left is reported', async () => {
  const { page } = await openHydrated('/', { baseURL: endpoint.url });
  await measured(page);
  await page.goto('about:blank');
  await expect.poll(() => endpoint.received.length).toBe(1);
});

test('a page that is shown in place is reported apart from the one before', async () => {
  const { page } = await openHydrated('/', { baseURL: endpoint.url });
  await page.locator('a[href="/contact"]:visible').first().click();
  await page.locator('[name=name]').waitFor();
  await measured(page, 'first-input', 'soft-navigation', 'interaction-contentful-paint');
  await page.goto('about:blank');
  await expect.poll(() => endpoint.received.length).toBe(2);
  const reports = endpoint.received.map(({ body }) => JSON.parse(body));
  expect(reports).toMatchObject([
    { page: '/', LCP: expect.any(Number), INP: expect.any(Number) },
    { page: '/contact', LCP: expect.any(Number), CLS: expect.any(Number) },
  ]);
});

test('without an endpoint nothing is reported, nor is the part that measures asked for', async () => {
  const { page } = await openHydrated('/');
  const sent: string[] = [];
  page.context().on('request', (request) => sent.push(request.url()));
  await settled(page);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  );
  expect(scripts.filter((name) => name.includes('vitals'))).toEqual([]);
  await page.goto('about:blank');
  // What `settled` asks for alone.
  expect(sent.filter((url) => url !== 'about:blank')).toEqual([expect.stringMatching(/\/robots\.txt$/)]);
});

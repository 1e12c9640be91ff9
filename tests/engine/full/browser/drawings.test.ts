import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openHydrated, openWindow } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite, editJson } from '../../../support/built-site';
import { type RunningServer, startServer } from '../../../support/server';

const drawings = [
  { kind: 'inlay' },
  { kind: 'waves', form: 'flat' },
  { kind: 'stars' },
  { kind: 'table', things: ['cup', 'glass'] },
];
const path = '/services/service-0';

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite((content) => {
    editJson(content, 'site.json', ({ site }: { site: object }) => {
      Object.assign(site, { brand: { color: '#f2b705', accent: '#d8432b' } });
    });
    editJson(content, 'pages/services/service-0.json', ({ blocks }: { blocks: { type: string }[] }) => {
      const shown = blocks.filter(({ type }) => ['hero', 'parallax', 'cta'].includes(type));
      for (const [index, block] of shown.entries())
        Object.assign(block, { image: { type: 'drawing', ...drawings[index] } });
    });
  });
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

test('drawings have the colors of the brand in both themes, and ids of their own', async () => {
  const { page, complaints } = await openHydrated(path, { baseURL: server.url, colorScheme: 'light' });
  const shown = page.locator('svg.drawing');
  expect(await shown.count()).toBe(drawings.length);
  const fills = () =>
    shown.first().evaluate((svg) => {
      const paths = [...svg.querySelectorAll('path')];
      return paths.map((path) => getComputedStyle(path).fill).filter((fill) => fill.startsWith('rgb'));
    });
  const light = await fills();
  expect(new Set(light).size).toBeGreaterThan(4);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await fills()).not.toEqual(light);
  const ids = await page.locator('svg.drawing [id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(2);
  expect(complaints).toEqual([]);
});

test('a page with drawings meets WCAG 2.2 AA', async () => {
  const page = await openWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
  await page.goto(path);
  await expectAccessibleInThemes(page);
});

test('only pages with drawings have their style sheet', async () => {
  const page = await openWindow({ baseURL: server.url });
  const html = async (path: string) => (await page.request.get(path)).text();
  expect(await html(path)).toContain('.drawing.drawing{--a0:');
  expect(await html('/contact')).not.toContain('--a0:');
});

test('a client navigation brings the style sheet', async () => {
  const { page } = await openHydrated('/contact', { baseURL: server.url });
  await page.locator(`a[href="${path}"]`).first().click();
  await page.locator('svg.drawing').first().waitFor();
  const steps = () =>
    page
      .locator('svg.drawing')
      .first()
      .evaluate((svg) => getComputedStyle(svg).getPropertyValue('--a3'));
  await expect.poll(steps).not.toBe('');
});

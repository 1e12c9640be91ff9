import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openHydrated, openWindow } from '../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite, editJson } from '../../support/built-site';
import { type RunningServer, startServer } from '../../support/server';

const brand = { color: '#0b6b3a', tint: 'warm', corners: 'square' } as const;

let site: BuiltSite;
let server: RunningServer;

beforeAll(async () => {
  site = await buildTemporarySite((content) =>
    editJson(content, 'site.json', ({ site }: { site: { brand?: typeof brand } }) => {
      site.brand = brand;
    }),
  );
  server = await startServer('preview', ['--outDir', site.outDir]);
});

afterAll(async () => {
  await server?.stop();
  site?.remove();
});

describe('a site with colors of its own', () => {
  test.each(['/', '/contact', '/services/service-0'])('meets WCAG 2.2 AA: %s', async (path) => {
    const page = await openWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAccessibleInThemes(page);
  });

  test('has them in buttons, drawings and corners, within its policy', async () => {
    const { page, complaints } = await openHydrated('/', { baseURL: server.url, colorScheme: 'light' });
    const look = await page
      .locator('.button-primary')
      .first()
      .evaluate((button) => {
        const { backgroundColor, borderRadius } = getComputedStyle(button);
        return { backgroundColor, borderRadius };
      });
    expect(look).toEqual({ backgroundColor: 'rgb(11, 107, 58)', borderRadius: '0px' });
    const html = await page.content();
    expect(html).not.toMatch(/#1b4dff/i);
    expect(html).toContain('#0b6b3a');
    expect(complaints).toEqual([]);
  });
});

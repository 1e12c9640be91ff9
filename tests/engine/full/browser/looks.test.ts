import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openHydrated, openWindow } from '../../../support/browser/open-page';
import { button, phone, shown } from '../../../support/browser/panels';
import { type BuiltSite, buildTemporarySite, editJson } from '../../../support/built-site';
import {
  announcement,
  badges,
  call,
  columns,
  hours,
  links,
  menusTo,
  top,
} from '../../../support/full-chrome';
import { type RunningServer, startServer } from '../../../support/server';
import { long } from '../../../support/variations';

const wide = { viewport: { width: 1440, height: 900 } };
const service = '/services/service-0';
const menus = menusTo(service, '/services/service-1');
/** Bright, so that what stands on it is dark. */
const brand = { color: '#f2b705' };
const wordmark = { file: 'images/mark.svg', dark: 'images/mark-dark.svg' };
const mark = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><path fill="${color}" d="M0 0h90v20H0z"/></svg>`;

const looks = [
  ['bar', { links, menus, phone: call, announcement, top }, { columns, hours, badges }],
  [
    'wide',
    { links, menus, phone: call, announcement, tone: 'brand' },
    { as: 'sign', tone: 'brand', columns, badges },
  ],
  ['centered', { links, menus, tone: 'ink' }, { as: 'centered', tone: 'ink', columns, hours }],
  ['masthead', { links, menus, tone: 'light' }, { as: 'plain', tone: 'light', columns, badges }],
  [
    'cells',
    { links, menu: menus[0], phone: call, tone: 'tint' },
    { as: 'contact', tone: 'tint', columns, hours },
  ],
] as const;

describe.each(looks)('a header of the form %s', (as, header, footer) => {
  let site: BuiltSite;
  let server: RunningServer;

  beforeAll(async () => {
    site = await buildTemporarySite((content) => {
      writeFileSync(join(content, wordmark.file), mark('#12324a'));
      writeFileSync(join(content, wordmark.dark), mark('#eaf3fb'));
      editJson<Record<string, Record<string, unknown>>>(content, 'site.json', (value) => {
        Object.assign(value.header ?? {}, { menu: undefined, as, ...header });
        Object.assign(value.footer ?? {}, footer);
        Object.assign(value.site ?? {}, as === 'bar' && { wordmark }, as === 'wide' && { brand });
      });
    });
    server = await startServer('preview', ['--outDir', site.outDir]);
  });

  afterAll(async () => {
    await server?.stop();
    site?.remove();
  });

  const open = (options: BrowserContextOptions = {}) =>
    openHydrated(service, { baseURL: server.url, reducedMotion: 'reduce', ...wide, ...options });

  const every = as === 'wide' || as === 'cells' ? test : long;
  every('meets WCAG 2.2 AA, also with an open menu, and nothing scrolls sideways', async () => {
    const page = await openWindow({ baseURL: server.url, bypassCSP: true, reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(service);
      await expectAccessibleInThemes(page);
      await page.locator('.header :not([popover] *)[popovertarget]:visible').first().click();
      expect(await shown(page)).toHaveLength(1);
      await expectAccessibleInThemes(page);
    }
    for (const width of [320, 768, 1100, 1290, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
    }
  });

  test('keeps to its policy', async () => {
    const { complaints } = await open();
    expect(complaints).toEqual([]);
  });

  if (as !== 'bar') return;

  test('opens each menu below its button, also where the header has moved', async () => {
    const { page } = await open();
    for (const top of [0, 400]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      for (const id of ['dropdown-panel', 'dropdown-panel-2']) {
        await button(page, id).click();
        expect(await shown(page)).toEqual([id]);
        const [opener, panel] = await Promise.all([
          button(page, id).boundingBox(),
          page.locator(`#${id}`).boundingBox(),
        ]);
        const bar = await page.locator('.header').boundingBox();
        expect((panel?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))).toBeCloseTo(4, 0);
        expect(panel?.x).toBeLessThanOrEqual(opener?.x ?? 0);
        await page.keyboard.press('Escape');
      }
    }
  });

  test('marks one entry: the menu that the page is in', async () => {
    const { page } = await open();
    const marked = await page
      .locator('.header-links :is(a, button)')
      .evaluateAll((entries) =>
        entries
          .filter((entry) => getComputedStyle(entry).boxShadow !== 'none')
          .map(({ textContent }) => textContent),
      );
    expect(marked).toEqual(['Services']);
  });

  test('leads from the menu on phones into each dropdown, and back', async () => {
    const { page } = await open(phone);
    for (const id of ['dropdown-panel', 'dropdown-panel-2']) {
      await button(page, 'menu-panel').click();
      await page.locator(`#menu-panel [popovertarget="${id}"]`).click();
      expect(await shown(page)).toEqual([id]);
      await page.locator(`#${id} .panel-back`).click();
      expect(await shown(page)).toEqual(['menu-panel']);
      await page.keyboard.press('Escape');
    }
  });

  test('an announcement that was closed stays closed, and nothing moves on the next page', async () => {
    const { page, complaints } = await open();
    const bar = page.locator('.announcement');
    await bar.getByRole('button', { name: 'Close this announcement' }).click();
    await bar.waitFor({ state: 'hidden' });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.locator('.header').waitFor();
    expect(await bar.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('without scripts the announcement has no button, and the menus open', async () => {
    const page = await openWindow({ baseURL: server.url, javaScriptEnabled: false, ...wide });
    await page.goto(service);
    expect(await page.locator('.announcement').isVisible()).toBe(true);
    expect(await page.locator('.announcement-close').isVisible()).toBe(false);
    await button(page, 'dropdown-panel-2').click();
    await page.locator('#dropdown-panel-2').getByText('Write to us').waitFor();
  });

  test('shows the wordmark of its theme, and on dark ground always the dark one', async () => {
    const { page } = await open({ colorScheme: 'light' });
    const fills = (part: string) =>
      page
        .locator(`.${part} .brand path:visible`)
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));
    expect([await fills('header'), await fills('footer')]).toEqual([['#12324a'], ['#eaf3fb']]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect([await fills('header'), await fills('footer')]).toEqual([['#eaf3fb'], ['#eaf3fb']]);
  });
});

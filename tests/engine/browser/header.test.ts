import { describe, expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe-findings';
import { isSameDocument, mark, scrollTo } from '../../support/browser/navigate';
import { openHydrated } from '../../support/browser/open-page';
import { button, expanded, focused, isScrolled, phone, shown } from '../../support/browser/panels';

describe('the shadow', () => {
  test('comes once the page is scrolled more than 50 pixels, and goes (specification §2)', async () => {
    const { page } = await openHydrated('/');
    expect(await isScrolled(page)).toBe(false);
    await scrollTo(page, 50);
    expect(await isScrolled(page)).toBe(false);
    await scrollTo(page, 51);
    await expect.poll(() => isScrolled(page)).toBe(true);
    await expect
      .poll(() => page.locator('.header').evaluate((header) => getComputedStyle(header).boxShadow))
      .not.toBe('none');
    await scrollTo(page, 50);
    await expect.poll(() => isScrolled(page)).toBe(false);
  });

  test('is there when the page is opened scrolled', async () => {
    const { page } = await openHydrated('/#faq');
    await expect.poll(() => isScrolled(page)).toBe(true);
  });
});

describe.each([
  ['Solutions dropdown', 'dropdown-panel', {}],
  ['mobile menu', 'mobile-menu-panel', phone],
] as const)('the %s', (_name, id, options) => {
  async function openPanel() {
    const opened = await openHydrated('/', options);
    await button(opened.page, id).click();
    expect(await shown(opened.page)).toEqual([id]);
    return opened;
  }

  test('opens and closes by its button, which tells its state', async () => {
    const { page } = await openHydrated('/', options);
    expect(await expanded(page)).toEqual(['false', 'false']);
    await button(page, id).click();
    expect(await shown(page)).toEqual([id]);
    expect(await button(page, id).getAttribute('aria-expanded')).toBe('true');
    await button(page, id).click();
    expect(await shown(page)).toEqual([]);
    expect(await expanded(page)).toEqual(['false', 'false']);
  });

  test('closes on a press outside', async () => {
    const { page } = await openPanel();
    await page.mouse.click(5, 780);
    expect(await shown(page)).toEqual([]);
    expect(await expanded(page)).toEqual(['false', 'false']);
  });

  test('closes on Escape; the focus returns to the button', async () => {
    const { page } = await openPanel();
    const name = await button(page, id).innerText();
    await page.locator(`#${id} a`).first().focus();
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual([]);
    expect(await focused(page)).toBe(name.trim());
    expect(await expanded(page)).toEqual(['false', 'false']);
  });

  test('is reached by Tab from its button and closes when the focus leaves', async () => {
    const { page } = await openHydrated('/', options);
    await button(page, id).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(`#${id} :focus`).count()).toBe(1);
    for (let steps = 0; (await page.locator(`#${id} :focus`).count()) === 1; steps += 1) {
      expect(steps).toBeLessThan(20);
      expect(await shown(page)).toEqual([id]);
      await page.keyboard.press('Tab');
    }
    expect(await shown(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  test('closes when a link in it is chosen', async () => {
    const { page, complaints } = await openPanel();
    await mark(page);
    const link = page.locator(`#${id} li a`).last();
    const href = await link.getAttribute('href');
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(href);
    expect(await shown(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('meets WCAG 2.2 AA in the %s theme', async (colorScheme) => {
    const { page } = await openHydrated('/privacy-policy', { ...options, bypassCSP: true, colorScheme });
    await button(page, id).click();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('Solutions in the mobile menu', () => {
  async function openSolutions() {
    const { page } = await openHydrated('/', phone);
    await button(page, 'mobile-menu-panel').click();
    await page.locator('#mobile-menu-panel button').click();
    return page;
  }

  test('closes the menu, shows the Solutions and puts the focus on their first link', async () => {
    const page = await openSolutions();
    expect(await shown(page)).toEqual(['dropdown-panel']);
    expect(await focused(page)).toBe(await page.locator('#dropdown-panel a').first().innerText());
    expect(await button(page, 'mobile-menu-panel').getAttribute('aria-expanded')).toBe('false');
  });

  test('leads back to the menu button on Escape', async () => {
    const page = await openSolutions();
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual([]);
    expect(await focused(page)).toBe('Menu');
  });

  test('gives way to the menu', async () => {
    const page = await openSolutions();
    await button(page, 'mobile-menu-panel').click();
    expect(await shown(page)).toEqual(['mobile-menu-panel']);
  });
});

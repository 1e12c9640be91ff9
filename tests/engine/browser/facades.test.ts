import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { standInForHosts } from '../../support/browser/embed-hosts';
import { openHydrated } from '../../support/browser/open-page';
import { settled } from '../../support/browser/settled';
import { long } from '../../support/variations';

const id = 'M7lc1UVf-VE';
const openVideo = () => openHydrated('/partners/acorn');

const frameFacts = (page: Page, selector: string) =>
  page.locator(selector).evaluate((frame) => ({
    focused: frame === document.activeElement,
    title: frame.getAttribute('title'),
    allow: frame.getAttribute('allow'),
    referrer: frame.getAttribute('referrerpolicy'),
  }));

/** Whether a press with a key held is left to the browser as on any link. */
const staysLink = (page: Page, selector: string, init: Record<string, boolean>) =>
  page.locator(selector).evaluate((link, init) => {
    let prevented = true;
    const listener = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', listener, { once: true });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    return !prevented;
  }, init);

const special = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];

describe('a video', () => {
  test('asks nothing of another host until it is pressed; then the player has its place and the focus', async () => {
    const { page, complaints } = await openVideo();
    const asked = await standInForHosts(page);
    const link = page.locator('a.player');
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await link.focus();
    const before = await link.boundingBox();
    expect(await link.getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${id}`);
    await settled(page);
    expect([...asked, ...complaints]).toEqual([]);

    await link.click();
    await page.locator('.player > iframe').waitFor();
    await expect.poll(() => asked).toEqual([`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`]);
    expect(await frameFacts(page, '.player > iframe')).toEqual({
      focused: true,
      title: await page.locator('.video h2').innerText(),
      allow: 'autoplay; encrypted-media; picture-in-picture; fullscreen',
      referrer: 'strict-origin-when-cross-origin',
    });
    const after = await page.locator('.player > iframe').boundingBox();
    expect(after).toEqual(before);
    expect(complaints).toEqual([]);
  });

  test('starts by keyboard', async () => {
    const { page } = await openVideo();
    const asked = await standInForHosts(page);
    await page.locator('a.player').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => asked).toHaveLength(1);
  });

  test('stays a link for a click with a key held', async () => {
    const { page } = await openVideo();
    for (const init of special) expect(await staysLink(page, 'a.player', init)).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

test.each([
  [
    'a.player',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
  ],
  [
    'a[data-map]',
    'https://www.openstreetmap.org/?mlat=51.5007&mlon=-0.1246#map=17/51.5007/-0.1246',
    'https://www.openstreetmap.org/export/embed.html?bbox=-0.13009%2C51.49933%2C-0.11911%2C51.50207&layer=mapnik&marker=51.5007%2C-0.1246',
  ],
])('%s of another service asks it for nothing until it is pressed', async (selector, href, src) => {
  const { page, complaints } = await openHydrated('/guided-visit');
  const asked = await standInForHosts(page);
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  expect(await link.getAttribute('href')).toBe(href);
  await settled(page);
  expect([...asked, ...complaints]).toEqual([]);
  await link.click();
  await expect.poll(() => asked).toEqual([src]);
  expect(await frameFacts(page, 'iframe')).toMatchObject({ focused: true });
  expect(complaints).toEqual([]);
});

long('the map stays a link for a click with a key held', async () => {
  const { page } = await openHydrated('/contact');
  for (const init of special) expect(await staysLink(page, 'a[data-map]', init)).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
});

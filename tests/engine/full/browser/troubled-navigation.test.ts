import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdPart } from '../../../support/browser/hold-part';
import {
  addLink,
  heading,
  isSameDocument,
  mark,
  scrollTo,
  scrollTop,
} from '../../../support/browser/navigate';
import { hydrated, openWindow } from '../../../support/browser/open-page';
import { settled } from '../../../support/browser/settled';
import {
  countDocuments,
  expectHeading,
  follow,
  makeTrouble,
  type TroubleName,
} from '../../../support/browser/trouble';
import { withVariations } from '../../../support/variations';

const from = '/topics/home-networks';
const to = '/courses/first-server';
const title = 'First Server';

const isTarget = (url: URL) => url.pathname.replace(/\/$/, '') === to;

async function openInTime(path = from) {
  const page = await openWindow();
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await mark(page);
  return page;
}

const place = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.replace(/\/$/, '') + search + hash;
};

const shownInPlace: readonly TroubleName[] = ['takes 30 s'];

describe('a page that a link leads to and whose HTML', () => {
  const names = withVariations(
    ['is refused', 'is of another deploy', 'takes 30 s'],
    ['is gone', 'fails on the server', 'is cut off', 'does not come'],
  );
  test.each(names)('%s is still shown', async (trouble) => {
    const page = await openInTime();
    const before = await heading(page);
    await scrollTo(page, 900);
    const html = await makeTrouble(page, isTarget, trouble, 'fetch');
    const documents = countDocuments(page);
    await follow(page, to);
    await html.asked;
    await html.waitOut();
    await expectHeading(page, title);
    const inPlace = shownInPlace.includes(trouble);
    expect(await isSameDocument(page)).toBe(inPlace);
    expect(documents).toEqual(inPlace ? [] : [to]);
    expect(place(page)).toBe(to);
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.goBack();
    await expect.poll(() => heading(page).catch(() => '')).toBe(before);
    expect(place(page)).toBe(from);
  });
});

test.each(withVariations(['does not come'], ['is refused']))(
  'a page that was fetched ahead and whose HTML %s after the click is loaded',
  async (trouble) => {
    const page = await openInTime();
    const html = await makeTrouble(page, isTarget, 'does not come', 'fetch');
    await page.locator(`main a[href="${to}"]`).first().dispatchEvent('pointerover');
    await html.asked;
    if (trouble === 'is refused') await page.context().setOffline(true);
    await follow(page, to);
    await page.context().setOffline(false);
    await html.waitOut();
    await expectHeading(page, title);
    expect(await isSameDocument(page)).toBe(false);
  },
);

test('after a deploy pages are not fetched ahead any more, and a click loads its page', async () => {
  const page = await openInTime();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname.replace(/\/$/, ''));
  });
  const html = await makeTrouble(page, isTarget, 'is of another deploy', 'fetch');
  const answered = page.waitForResponse((response) => isTarget(new URL(response.url())));
  const link = (path: string) => page.locator(`:is(main, footer) a[href="${path}"]`).first();
  await link(to).dispatchEvent('pointerover');
  await html.asked;
  await (await answered).finished();
  // Then the page has read that answer, too.
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  await link(to).dispatchEvent('pointerover');
  await link('/contact').dispatchEvent('pointerover');
  await follow(page, to);
  await expectHeading(page, title);
  expect(await isSameDocument(page)).toBe(false);
  expect(fetched).toEqual([to, '/robots.txt']);
});

test('a page that has to be loaded keeps its search and its anchor', async () => {
  const page = await openInTime('/contact');
  await page.route(
    (url) => url.pathname === '/',
    (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.fallback()),
  );
  await addLink(page, '/?from=contact#faq');
  await page.locator('#added').dispatchEvent('click');
  await page.locator('#faq').waitFor();
  expect(place(page)).toBe('?from=contact#faq');
  const distance = () =>
    page.locator('#faq').evaluate((block) => Math.abs(block.getBoundingClientRect().top));
  await expect.poll(distance).toBeLessThan(200);
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that fails after the visitor has gone to another stays away', async () => {
  const page = await openInTime();
  const html = await makeTrouble(page, isTarget, 'does not come', 'fetch');
  await follow(page, to);
  await html.asked;
  await follow(page, '/contact');
  await page.locator('.contact-form').waitFor();
  await html.waitOut();
  await settled(page);
  expect(place(page)).toBe('/contact');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is slow to come has a bar at the top of the window meanwhile', async () => {
  const page = await openInTime();
  const html = await makeTrouble(page, isTarget, 'takes 30 s', 'fetch');
  const main = page.locator('main');
  await follow(page, to);
  await html.asked;
  expect(await main.getAttribute('aria-busy')).toBe('true');
  const widthAfter = (ms: number) =>
    main.evaluate((main, ms) => {
      const [bar] = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.target === main && effect.pseudoElement === '::before',
        );
      if (!bar) return undefined;
      bar.pause();
      bar.currentTime = ms;
      return Number.parseFloat(getComputedStyle(main, '::before').width) / innerWidth;
    }, ms);
  expect(await widthAfter(900)).toBe(0);
  expect(await widthAfter(5000)).toBeGreaterThan(0.1);
  await html.waitOut();
  await expectHeading(page, title);
  await expect.poll(() => main.getAttribute('aria-busy')).toBeNull();
});

test('Back while a page is on its way stays with the page before', async () => {
  const page = await openInTime();
  const before = await heading(page);
  const html = await makeTrouble(page, isTarget, 'does not come', 'fetch');
  await follow(page, to);
  await html.asked;
  await page.goBack();
  await html.waitOut();
  await settled(page);
  expect(await heading(page)).toBe(before);
  expect(place(page)).toBe(from);
  expect(await isSameDocument(page)).toBe(true);
});

test('Back right after a reload shows the page before, though the application has not taken over yet', async () => {
  const page = await openInTime();
  const before = await heading(page);
  await follow(page, to);
  await expectHeading(page, title);
  await holdPart(page, 'start');
  await page.reload();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => heading(page).catch(() => '')).toBe(before);
  expect(place(page)).toBe(from);
});

test('Back before the loader has come after a reload shows the page before once it has', async () => {
  const page = await openInTime();
  const before = await heading(page);
  await follow(page, to);
  await expectHeading(page, title);
  const release = await holdPart(page, 'loader');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  release();
  await expect.poll(() => heading(page).catch(() => '')).toBe(before);
  expect(place(page)).toBe(from);
});

test('a page that can not be loaded at all is requested once as a document', async () => {
  const page = await openInTime();
  await makeTrouble(page, isTarget, 'is gone');
  const documents = countDocuments(page);
  await follow(page, to);
  await page.locator('h1', { hasText: 'Not here' }).waitFor();
  await settled(page);
  expect(documents).toEqual([to]);
  expect(place(page)).toBe(to);
});

test("offline a page that was fetched ahead is shown, any other is the browser's to report, and online again all is well", async () => {
  const page = await openInTime();
  const before = await heading(page);
  const came = page.waitForResponse((response) => isTarget(new URL(response.url())));
  await page.locator(`main a[href="${to}"]`).first().dispatchEvent('pointerover');
  await (await came).finished();
  await page.context().setOffline(true);
  await follow(page, to);
  await expectHeading(page, title);
  expect(await isSameDocument(page)).toBe(true);

  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await follow(page, '/contact');
  await failed;
  // The browser's own page has no part of this site.
  await expect
    .poll(() =>
      page
        .locator('#page-data')
        .count()
        .catch(() => 1),
    )
    .toBe(0);
  await page.context().setOffline(false);
  await page.goBack();
  await expectHeading(page, title);
  await page.goBack();
  await expect.poll(() => heading(page).catch(() => '')).toBe(before);
  await page.goForward();
  await expectHeading(page, title);
  await page.goForward();
  await expectHeading(page, 'Talk to a librarian');
});

test('after a deploy, a tab with the old version loads the new pages, and a tab with the new one is not disturbed', async () => {
  const old = await openInTime();
  const other = await old.context().newPage();
  await other.goto(from);
  await hydrated(other);
  await mark(other);
  await makeTrouble(old, isTarget, 'is of another deploy', 'fetch');
  await follow(old, to);
  await expectHeading(old, title);
  expect(await isSameDocument(old)).toBe(false);
  await follow(other, to);
  await expectHeading(other, title);
  expect(await isSameDocument(other)).toBe(true);
});

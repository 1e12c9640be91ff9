import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { addLink, drawings, heading, scrollTop } from '../../support/browser/navigate';
import { hydrated, idle, openHydrated, openWindow } from '../../support/browser/open-page';
import { settled } from '../../support/browser/settled';
import { long, withVariations } from '../../support/variations';

const from = '/topics/home-networks';
const to = '/courses/first-server';
const title = 'First Server';

const cardTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();

describe('a click on a link to a file', () => {
  const file = '/downloads/opening-hours.pdf';

  test('is one of the browser, and nothing is fetched ahead', async () => {
    const { page } = await openHydrated('/borrowing-rules');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(file)) asked.push(request.resourceType());
    });
    const link = page.locator(`main a[href="${file}"]`);
    await link.hover();
    await link.focus();
    expect(asked).toEqual([]);
    await link.click({ noWaitAfter: true });
    await expect.poll(() => asked).toEqual(['document']);
  });
});

test('an old address shows its page, also by the document that hosts without redirects have', async () => {
  const page = await openWindow();
  await page.goto('/photos');
  expect(new URL(page.url()).pathname).toBe('/tour');
  // The file itself, which the list of redirects does not cover.
  await page.goto('/photos/index.html');
  await page.waitForURL('**/tour');
});

describe('a click on a link', () => {
  test('sets the head as a full load would', async () => {
    const { page } = await openHydrated(from);
    await cardTo(page, to).click();
    await page.locator('main h1', { hasText: title }).waitFor();
    const native = await openWindow();
    await native.goto(to);
    const head = (shown: Page) =>
      shown
        .locator('title, meta[name], meta[property], link[rel="canonical"]')
        .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());
    await expect.poll(() => head(page)).toEqual(await head(native));
  });

  test('is painted before the focus asks for its layout', async () => {
    const { page } = await openHydrated(from);
    const order = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          const first = document.querySelector('main h1');
          document.addEventListener('focusin', ({ target }) => {
            if (target instanceof Element && target.matches('main h1')) resolve([...seen, 'focused']);
          });
          new MutationObserver((_, observer) => {
            if (document.querySelector('main h1') === first) return;
            observer.disconnect();
            requestAnimationFrame(() => seen.push('painted'));
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await cardTo(page, to).click();
    expect(await order).toEqual(['painted', 'focused']);
  });

  test('shows the drawings of the new page, and of the first page when it is shown again', async () => {
    const { page } = await openHydrated(from);
    const first = await drawings(page);
    expect(first.length).toBeGreaterThan(0);
    await cardTo(page, to).click();
    await page.locator('main h1', { hasText: title }).waitFor();
    const native = await openWindow();
    await native.goto(to);
    expect(await drawings(page)).toEqual(await drawings(native));
    await page.goBack();
    await expect.poll(() => drawings(page)).toEqual(first);
  });
});

test('a visitor who scrolled before the application took over stays there', async () => {
  const page = await openWindow();
  await page.route('**/assets/start-*.js', async (route) => {
    await page.evaluate(() => window.scrollTo(0, 900));
    await route.continue();
  });
  await page.goto(from);
  await hydrated(page);
  await idle(page);
  expect(await scrollTop(page)).toBe(900);
});

test('hovering a link fetches its page once, and the click uses it', async () => {
  const { page } = await openHydrated(from);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace(/\/$/, '')));
  const fetches = () => requests.filter((path) => path === to);
  const card = cardTo(page, to);
  await card.hover();
  await expect.poll(fetches).toHaveLength(1);
  await page.mouse.move(0, 0);
  await card.hover();
  await card.click();
  await page.locator('main h1', { hasText: title }).waitFor();
  expect(fetches()).toHaveLength(1);
});

long('a visitor who saves data fetches only what a click asks for', async () => {
  const page = await openWindow();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(from);
  await hydrated(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace(/\/$/, '')));
  const card = cardTo(page, to);
  await card.hover();
  await card.focus();
  await page.evaluate(() => fetch('/robots.txt'));
  await expect.poll(() => requests).toContain('/robots.txt');
  expect(requests).not.toContain(to);
  await card.click();
  await page.locator('main h1', { hasText: title }).waitFor();
  expect(requests).toContain(to);
});

describe('the browser keeps what is its own', () => {
  type ClickInit = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>;

  /** Whether the application took the click; the browser's own answer is held back. */
  const isTaken = (page: Page, init: ClickInit = {}) =>
    page.evaluate((init) => {
      let taken = false;
      const listener = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', listener, { once: true });
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      document.getElementById('added')?.dispatchEvent(click);
      return taken;
    }, init);

  test('a click with a key held or another button is left alone, a plain one on a page of the site is taken', async () => {
    const { page } = await openHydrated('/');
    await addLink(page, '/contact');
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(await isTaken(page, init), JSON.stringify(init)).toBe(false);
    expect(await isTaken(page)).toBe(true);
  });

  test('a link to a file, to another site or to another window is left to the browser', async () => {
    const { page } = await openHydrated('/');
    for (const [href, attributes] of [
      ['https://example.org/', {}],
      ['mailto:hello@northport.example', {}],
      ['tel:+623615550142', {}],
      ['/contact', { target: '_blank' }],
      ['/contact', { download: '' }],
      ['/sitemap.xml', {}],
      ['/%FF', {}],
    ] as const) {
      await page.evaluate(() => document.getElementById('added')?.remove());
      await addLink(page, href, attributes);
      expect(await isTaken(page), `${href} ${JSON.stringify(attributes)}`).toBe(false);
    }
  });
});

// For the router `$` marks a parameter.
test.each(withVariations(['/old/$('], ['/$', '/old/{$name}.php', '/100%25']))(
  'the 404 page stays at the unknown address %s, also when a visitor comes back to it',
  async (address) => {
    const { page, complaints } = await openHydrated(address);
    const { href } = new URL(address, inject('siteUrl'));
    expect(page.url()).toBe(href);
    const before = await heading(page);
    await page.locator('main a[href="/contact"]').click();
    await expect.poll(() => heading(page)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe(before);
    expect(page.url()).toBe(href);
    expect(complaints).toEqual([]);
  },
);

long('the 404 page at an address that is not in UTF-8 leads home', async () => {
  const page = await openWindow();
  const complaints = await listenForComplaints(page);
  const notFound = await (await fetch(`${inject('siteUrl')}/404`)).text();
  // The preview server answers 400; nginx, for one, takes it for any other unknown address.
  await page.route('/%FF', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  );
  const came = page.waitForResponse(/\/assets\/start-/);
  await page.goto('/%FF');
  await came;
  await settled(page);
  await page.locator('main a[href="/"]').first().click();
  await page.locator('.stats').waitFor();
  expect(complaints).toEqual([]);
});

long('a step back while the application starts shows the page of its address', async () => {
  const { page } = await openHydrated('/');
  const first = await heading(page);
  await addLink(page, '/contact');
  await page.locator('#added').click();
  await expect.poll(() => heading(page)).not.toBe(first);
  // From here on both entries belong to one document, so the step is the application's or the loader's.
  await page.addInitScript(() => {
    const { addEventListener } = HTMLElement.prototype;
    let stepped = sessionStorage.getItem('stepped') !== null;
    HTMLElement.prototype.addEventListener = function (
      this: HTMLElement,
      ...args: Parameters<typeof addEventListener>
    ) {
      addEventListener.apply(this, args);
      // React hydrates from now on, in tasks of its own.
      if (this.id !== 'root' || stepped) return;
      stepped = true;
      sessionStorage.setItem('stepped', 'true');
      history.back();
      // The browser has made the step before React's first task is over.
      for (const end = performance.now() + 100; performance.now() < end; );
    };
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => heading(page).catch(() => '')).toBe(first);
  expect(new URL(page.url()).pathname).toBe('/');
});

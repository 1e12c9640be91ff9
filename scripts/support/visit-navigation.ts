import type { Browser, Page } from 'playwright';
import { openPhone } from './visit-page';

/** Milliseconds from the click to the painted page. */
export interface Navigation {
  /** By the application, which has fetched the page ahead. */
  click: number;
  /** The same `<main>` put in by the browser alone. */
  bare: number;
}

/** Milliseconds after which nothing is under way any more. */
const settled = 500;

declare global {
  interface Window {
    /** The `<main>` of the page that comes next, and how long it took to show it. */
    next: { main: string; took?: number };
  }
}

async function fetchNext(page: Page, to: string): Promise<void> {
  await page.evaluate(async (to) => {
    const html = await (await fetch(to)).text();
    window.next = { main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
  }, to);
}

const timeTaken = async (page: Page) =>
  Number(await (await page.waitForFunction(() => window.next.took)).jsonValue());

async function click(browser: Browser, site: string, from: string, to: string): Promise<number> {
  const { page, throttle, close } = await openPhone(browser);
  try {
    await page.goto(site + from);
    await page.waitForSelector('html[data-hydrated]');
    await fetchNext(page, site + to);
    await throttle({});
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { id: 'next', href: to });
      document.body.append(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }, site + to);
    await page.waitForTimeout(settled);
    await page.evaluate(() => {
      const start = performance.now();
      const old = document.querySelector('main h1');
      new MutationObserver((_, observer) => {
        if (document.querySelector('main h1') === old) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => {
            window.next.took = performance.now() - start;
          }),
        );
      }).observe(document.body, { childList: true, subtree: true });
      document.getElementById('next')?.click();
    });
    return await timeTaken(page);
  } finally {
    await close();
  }
}

async function insert(browser: Browser, site: string, from: string, to: string): Promise<number> {
  const { page, throttle, close } = await openPhone(browser);
  try {
    await throttle({ blocked: ['*/assets/loader-*.js'] });
    await page.goto(site + from);
    await fetchNext(page, site + to);
    await page.waitForTimeout(settled);
    await page.evaluate(() => {
      const next = window.next.main;
      // The one policy's name, which nobody else has taken.
      const html = window.trustedTypes?.createPolicy('site', { createHTML: String }).createHTML(next) ?? next;
      const start = performance.now();
      const main = document.querySelector('main');
      if (main) Object.assign(main, { outerHTML: html });
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.next.took = performance.now() - start;
        }),
      );
    });
    return await timeTaken(page);
  } finally {
    await close();
  }
}

/** Both ways from one page to another in a row, so that a busy machine slows down both. */
export const navigate = async (
  browser: Browser,
  site: string,
  from: string,
  to: string,
): Promise<Navigation> => ({
  click: await click(browser, site, from, to),
  bare: await insert(browser, site, from, to),
});

import type { Browser, Page } from 'playwright';
import { openPhone } from './visit-page';

/** Milliseconds of the slow processor from the click to the painted page. */
export interface Navigation {
  /** By the application, whose page was fetched when the finger came near. */
  click: number;
  /** The same `<main>` put in by the browser alone. */
  bare: number;
}

/** Milliseconds after which nothing is under way any more. */
const settled = 500;

declare global {
  interface Window {
    /** Of the document that is opened next, and how long it took to show it. */
    next: { main: string; took?: number };
  }
}

async function fetchNext(page: Page, to: string): Promise<void> {
  await page.evaluate(async (to) => {
    const response = await fetch(to);
    const html = await response.text();
    window.next = { main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
  }, to);
}

const took = async (page: Page): Promise<number> => {
  const handle = await page.waitForFunction(() => window.next.took);
  return Number(await handle.jsonValue());
};

/** Both ways from one page to another, in a row, so that a busy machine slows down both. */
export async function navigate(
  browser: Browser,
  site: string,
  from: string,
  to: string,
): Promise<Navigation> {
  const application = await openPhone(browser);
  const bare = await openPhone(browser);
  try {
    await application.page.goto(site + from);
    await application.page.waitForSelector('html[data-hydrated]');
    await fetchNext(application.page, to);
    await application.throttle({});
    await application.page.evaluate((to) => {
      const link = document.createElement('a');
      link.id = 'next';
      link.href = to;
      document.body.append(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }, to);
    await application.page.waitForTimeout(settled);
    await application.page.evaluate(() => {
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
    const click = await took(application.page);

    await bare.throttle({ blocked: ['*/assets/loader-*.js'] });
    await bare.page.goto(site + from);
    await fetchNext(bare.page, to);
    await bare.page.waitForTimeout(settled);
    await bare.page.evaluate(() => {
      const policy = window.trustedTypes?.createPolicy('site', { createHTML: String });
      const start = performance.now();
      const main = document.querySelector('main');
      if (main) main.outerHTML = (policy?.createHTML(window.next.main) ?? window.next.main) as string;
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.next.took = performance.now() - start;
        }),
      );
    });
    return { click, bare: await took(bare.page) };
  } finally {
    await application.close();
    await bare.close();
  }
}

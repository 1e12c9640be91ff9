import { setTimeout as wait } from 'node:timers/promises';
import { sheetEnd } from '../../src/app/shared/page-data';
import type { UninspectedBrowser } from './uninspected-browser';
import { loader, openPhone } from './visit-page';

/** Milliseconds from the click to the painted page. */
export interface Navigation {
  /** By the application, which has fetched the page ahead. */
  click: number;
  /** The same `<main>` put in by the browser alone. */
  bare: number;
}

/** Milliseconds after which nothing is under way any more. */
const settled = 500;

async function click(browser: UninspectedBrowser, site: string, from: string, to: string): Promise<number> {
  const phone = await openPhone(browser);
  try {
    await phone.visit(site + from, true);
    await phone.throttle({});
    await phone.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { id: 'next', href: to });
      document.body.append(link);
      link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    }, site + to);
    await wait(settled);
    return await phone.evaluate(async () => {
      const start = performance.now();
      const old = document.querySelector('main h1');
      document.getElementById('next')?.click();
      do await new Promise(requestAnimationFrame);
      while (document.querySelector('main h1') === old);
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
  } finally {
    await phone.close();
  }
}

async function insert(browser: UninspectedBrowser, site: string, from: string, to: string): Promise<number> {
  const phone = await openPhone(browser);
  try {
    await phone.throttle({ blocked: [loader] });
    await phone.visit(site + from, false);
    return await phone.evaluate(
      async (url, settled, sheetEnd) => {
        const page = await (await fetch(url)).text();
        const next = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
        // The styles of its blocks are there before, as if all pages had the same.
        const present = new Set(document.querySelector('style')?.textContent.split(sheetEnd));
        for (const text of /<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1]?.split(sheetEnd) ?? []) {
          if (present.has(text)) continue;
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets.push(sheet);
        }
        await new Promise((resolve) => setTimeout(resolve, settled));
        // The one policy's name, which nobody else has taken.
        const html =
          window.trustedTypes?.createPolicy('site', { createHTML: String }).createHTML(next) ?? next;
        const start = performance.now();
        const main = document.querySelector('main');
        if (main) Object.assign(main, { outerHTML: html });
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - start;
      },
      site + to,
      settled,
      sheetEnd,
    );
  } finally {
    await phone.close();
  }
}

/** Both ways from one page to another in a row, so that a busy machine slows down both. */
export const navigate = async (
  browser: UninspectedBrowser,
  site: string,
  from: string,
  to: string,
): Promise<Navigation> => ({
  click: await click(browser, site, from, to),
  bare: await insert(browser, site, from, to),
});
